/** Signs that look alike and are not typed alike, with the one that a keyboard has. */
const typed: readonly (readonly [RegExp, string])[] = [
  [/\s+/g, ' '],
  [/[„“”«»‟]/g, '"'],
  [/[‘’‚‛]/g, "'"],
  [/[‐‑‒–—]/g, '-'],
]

/** Whether somebody has typed this name, as far as a keyboard lets them: spaces, quotation marks and dashes of any kind are the same. */
export function isSameName(text: string, name: string): boolean {
  return typedForm(text) === typedForm(name)
}

function typedForm(text: string): string {
  return typed.reduce((form, [signs, key]) => form.replace(signs, key), text.normalize('NFC')).trim()
}
