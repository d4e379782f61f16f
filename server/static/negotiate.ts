import type { Encoding } from './compress.ts'

const orderOfPreference: readonly Encoding[] = ['br', 'gzip', 'identity']
const known = new Map<string, readonly Encoding[]>()
const MAX_KNOWN = 500

/** The encodings that an Accept-Encoding header allows, best first (RFC 9110, section 12.5.3). */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity']
  const before = known.get(header)
  if (before) return before
  const accepted = parse(header)
  if (known.size < MAX_KNOWN) known.set(header, accepted)
  return accepted
}

function parse(header: string): readonly Encoding[] {
  const qualities = new Map(header.toLowerCase().split(',').map(parseItem))
  const allows = (encoding: Encoding) => (qualities.get(encoding) ?? qualities.get('*') ?? (encoding === 'identity' ? 1 : 0)) > 0
  const accepted = orderOfPreference.filter(allows)
  return accepted.length > 0 ? accepted : ['identity']
}

function parseItem(item: string): [string, number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  const value = quality === undefined ? 1 : Number(quality)
  return [name, Number.isFinite(value) ? value : 0]
}
