import { isIPv6 } from 'node:net'

const DOMAIN = /^(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?:[a-z]{1,63}|xn--[a-z0-9]{1,59})$/i
const LONGEST_DOMAIN = 255

/** A name of at least two labels that the domain name system could hold. */
export function isDomain(text: string): boolean {
  return text.length <= LONGEST_DOMAIN && DOMAIN.test(text)
}

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

const LONGEST_URL = 2082
const SHORTEST_URL = 4
const URL_LETTERS = 'a-zA-Z0-9\\u00a1-\\uffff'
const HOST_LABEL = `(?![-_])[${URL_LETTERS}_-]+(?<![-_])`
const NAME = new RegExp(`^(?:${HOST_LABEL}\\.)*${HOST_LABEL}\\.?$`)
const TOP_LABEL = new RegExp(`^[${URL_LETTERS}-]+$`)
const URL_PARTS = /^(?:(?<scheme>ftp|tcp|udp|wss?|https?):\/\/)?(?:[^\s@/?#]+@)?(?<host>\[[^\]\s]*\]|[^\s:/?#@[\]]+)(?<port>:\d{1,5})?(?:[/?#]\S*)?$/

/** Web addresses and their like; as with PocketBase a domain without scheme counts, a single word does not (contract 3.6). */
export function isUrl(text: string): boolean {
  if (text.length < SHORTEST_URL || text.length > LONGEST_URL) return false
  const parts = URL_PARTS.exec(text)?.groups
  if (!parts?.host) return false
  const isWord = !parts.scheme && !text.includes(':') && !/^[^?#]*\./.test(text)
  return !isWord && isHost(parts.host)
}

function isHost(host: string): boolean {
  if (host.startsWith('[')) return isIPv6(host.slice(1, -1))
  if (!NAME.test(host)) return false
  const labels = host.replace(/\.$/, '').split('.')
  return labels.length === 1 || TOP_LABEL.test(labels.at(-1) ?? '')
}

/** Host and port of an address with scheme; "" when it has none. */
export function hostOfUrl(text: string): string {
  const parts = URL_PARTS.exec(text)?.groups
  return parts?.scheme ? `${parts.host ?? ''}${parts.port ?? ''}` : ''
}
