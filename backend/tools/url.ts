import { isIPv6 } from 'node:net'

const LONGEST_URL = 2082
const SHORTEST_URL = 4
const LETTERS = 'a-zA-Z0-9\\u00a1-\\uffff'
const LABEL = `(?![-_])[${LETTERS}_-]+(?<![-_])`
const NAME = new RegExp(`^(?:${LABEL}\\.)*${LABEL}\\.?$`)
const TOP_LABEL = new RegExp(`^[${LETTERS}-]+$`)
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
