/** How much structure a JSON text may have. */
export interface JsonLimits {
  /** Lists and objects within each other. */
  readonly depth: number
  /** Members of all objects together. */
  readonly keys: number
  /** Lists, objects and what is separated by commas, together. */
  readonly entries: number
}

/** Which limit was passed, or that the bytes cannot begin a JSON text. */
export type JsonFault = 'depth' | 'keys' | 'entries' | 'noJson'

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c]
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d]
/** 1 for the bytes that make the structure. */
const structural = Uint8Array.from({ length: 256 }, (_, byte) => Number([QUOTE, COMMA, COLON, LIST, LIST_END, OBJECT, OBJECT_END].includes(byte)))
/** White space, and a byte order mark. */
const blank: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf])
/** What a text, a number or a word begins with (RFC 8259, section 3). */
const scalarStarts: ReadonlySet<number> = new Set(Buffer.from('"-0123456789tfn'))

/**
 * Counts the structure of a JSON text while its bytes come, before anything is built of it: in one pass, in the same small
 * space whatever comes. It does not check the grammar. What `JSON.parse` builds before it meets an error was counted here.
 */
export class JsonScan {
  readonly #limits: JsonLimits
  #state: 'before' | 'inside' | 'after' = 'before'
  #inString = false
  /** Whether the next byte belongs to a backslash before it. */
  #escaped = false
  #depth = 0
  #keys = 0
  #entries = 0
  #seen = 0
  #end: number | undefined

  constructor(limits: JsonLimits) {
    this.#limits = limits
  }

  /** Bytes up to the end of the first list or object; undefined until it has come. What follows it is not looked at. */
  get end(): number | undefined {
    return this.#end
  }

  /** Counts the next bytes; once a fault is given nothing more may be added. */
  add(bytes: Uint8Array): JsonFault | undefined {
    const start = this.#state === 'before' ? this.#begin(bytes) : 0
    if (start === undefined) return 'noJson'
    if (this.#state === 'inside') this.#count(bytes, start)
    this.#seen += bytes.length
    if (this.#depth > this.#limits.depth) return 'depth'
    if (this.#keys > this.#limits.keys) return 'keys'
    return this.#entries > this.#limits.entries ? 'entries' : undefined
  }

  /** Begins another text; the counts go on. */
  next(): void {
    this.#state = 'before'
    this.#inString = false
    this.#escaped = false
    this.#depth = 0
    this.#seen = 0
    this.#end = undefined
  }

  /** Where the value begins, the length where it has not yet begun, undefined where it never can. */
  #begin(bytes: Uint8Array): number | undefined {
    const start = bytes.findIndex((byte) => !blank.has(byte))
    if (start === -1) return bytes.length
    const first = bytes[start] ?? 0
    if (first === LIST || first === OBJECT) this.#state = 'inside'
    else if (scalarStarts.has(first)) this.#state = 'after'
    else return undefined
    return start
  }

  #count(bytes: Uint8Array, start: number): void {
    let at = start
    while (at < bytes.length && this.#state === 'inside' && this.#depth <= this.#limits.depth) {
      if (this.#inString) at = this.#leaveString(bytes, at)
      else if (structural[bytes[at] ?? 0] === 1) this.#take(bytes[at++], at)
      else at += 1
    }
  }

  /** Where the string ends, or the length. */
  #leaveString(bytes: Uint8Array, start: number): number {
    let at = this.#escaped ? start + 1 : start
    while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1
    this.#escaped = at > bytes.length
    this.#inString = at >= bytes.length
    return at + 1
  }

  /** @param after where the byte ends in what was added last */
  #take(byte: number | undefined, after: number): void {
    if (byte === QUOTE) this.#inString = true
    else if (byte === COLON) this.#keys += 1
    else if (byte === COMMA) this.#entries += 1
    else if (byte === LIST || byte === OBJECT) {
      this.#entries += 1
      this.#depth += 1
    } else if (byte === LIST_END || byte === OBJECT_END) {
      this.#depth -= 1
      if (this.#depth > 0) return
      this.#end = this.#seen + after
      this.#state = 'after'
    }
  }
}

/** What stands against taking this text for JSON, so that parsing it would take too long. */
export function jsonFault(text: string, limits: JsonLimits): JsonFault | undefined {
  return new JsonScan(limits).add(Buffer.from(text))
}
