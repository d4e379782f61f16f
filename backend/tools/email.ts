const LETTERS = 'a-zA-Z0-9\\u00A0-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFEF'
const ATOM = `[${LETTERS}!#$%&'*+\\-/=?^_\`{|}~]+`
const QUOTED = '"(?:[^"\\\\\\r\\n]|\\\\.)*"'
/** Looks at both ends instead of naming them: no input takes more than linear time. */
const LABEL = `(?![-_~])[${LETTERS}\\-_~]+(?<![-_~])`
const TOP = `(?![-_~0-9])[${LETTERS}\\-_~]+(?<![-_~0-9])`
const EMAIL = new RegExp(`^(?:${ATOM}(?:\\.${ATOM})*|${QUOTED})@(?:${LABEL}\\.)+${TOP}\\.?$`)

/** An address with a local part and a domain of two labels or more; letters of any alphabet (contract 3.6). */
export function isEmail(text: string): boolean {
  return EMAIL.test(text)
}

/** What stands behind the last @. */
export function domainOfEmail(text: string): string {
  return text.slice(text.lastIndexOf('@') + 1)
}
