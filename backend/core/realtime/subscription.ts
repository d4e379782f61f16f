import type { Subscription, Topic } from '../model/realtime.ts'
import { idOf, type StoredRecord } from '../model/record.ts'

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

/** Who wants to hear of what, to be found by the collection. */
export class Subscriptions {
  readonly #byCollection = new Map<string, Set<Subscription>>()

  get isEmpty(): boolean {
    return this.#byCollection.size === 0
  }

  add(subscription: Subscription): void {
    const { collection } = subscription.topic
    const others = this.#byCollection.get(collection)
    if (others) others.add(subscription)
    else this.#byCollection.set(collection, new Set([subscription]))
  }

  remove(subscription: Subscription): void {
    const { collection } = subscription.topic
    const others = this.#byCollection.get(collection)
    others?.delete(subscription)
    if (others?.size === 0) this.#byCollection.delete(collection)
  }

  /** Those about this record, or about all of its collection. */
  to(record: StoredRecord): readonly Subscription[] {
    const { id, name } = record.collection
    const found = [...new Set([id.toLowerCase(), name.toLowerCase()])].flatMap((key) => [...(this.#byCollection.get(key) ?? [])])
    return found.filter(({ topic }) => topic.recordId === undefined || topic.recordId === idOf(record))
  }
}
