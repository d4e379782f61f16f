/** What a client wants to hear of: a topic, and the options that stand in for query and headers of a request (contract 8). */
export interface Topic {
  /** As subscribed, options included: the name of its events. */
  readonly name: string
  /** The collection that it may mean, by name or id, in lower case. */
  readonly collection: string
  /** The one record; undefined for all of the collection. */
  readonly recordId: string | undefined
  readonly query: Readonly<Record<string, string>>
  /** Names in lower snake case. */
  readonly headers: Readonly<Record<string, string>>
}

/** Reads `collection`, `collection/*` or `collection/recordId`, each with `?options={"query":{…},"headers":{…}}` or without. */
export function parseTopic(name: string): Topic {
  const [path = '', search = ''] = splitAt(name, '?')
  const [collection = '', record = '*'] = splitAt(path, '/')
  const options = parseOptions(new URLSearchParams(search).get('options') ?? '')
  return {
    name,
    collection: collection.toLowerCase(),
    recordId: record === '*' ? undefined : record,
    query: texts(options.query),
    headers: Object.fromEntries(Object.entries(texts(options.headers)).map(([key, value]) => [key.toLowerCase().replaceAll('-', '_'), value])),
  }
}

function splitAt(text: string, separator: string): readonly string[] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

/** What cannot be read counts as not sent. */
function parseOptions(json: string): Readonly<Record<string, unknown>> {
  try {
    return entriesOf(JSON.parse(json))
  } catch {
    return {}
  }
}

function entriesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {}
}

function texts(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(entriesOf(value)).flatMap(([key, entry]) => (isPlain(entry) ? [[key, String(entry)]] : [])))
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
