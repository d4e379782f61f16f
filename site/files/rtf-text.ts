import type { DocumentParts } from './document-text.ts'
import { PAGE_NUMBER } from './page-words.ts'
import { RtfEncodings } from './rtf-encodings.ts'
import { Flow } from './rtf-flow.ts'
import { countsPages, nowhere, rtfSettings } from './rtf-settings.ts'
import type { RtfState } from './rtf-state.ts'
import type { RtfToken } from './rtf-tokens.ts'
import { keptGroups, paragraphEnds, rtfLetters, skippedGroups } from './rtf-words.ts'

type Part = 'body' | 'head' | 'firstHead' | 'foot' | 'firstFoot' | 'notes'

/** Groups whose text is no part of the text around them. */
const partOfGroup: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['header', 'head'],
  ['headerr', 'head'],
  ['headerf', 'firstHead'],
  ['footer', 'foot'],
  ['footerr', 'foot'],
  ['footerf', 'firstFoot'],
  ['footnote', 'notes'],
])

/** Said of text that was written, struck out or moved while changes were tracked. */
const changes: ReadonlySet<string> = new Set(['revised', 'deleted', 'mvf', 'mvt'])
/** The name of a field stands at the start of its code. */
const LONGEST_CODE = 100
/** Letters of symbol fonts, as numbers. */
const symbols = /[\uf000-\uf0ff]/

/** Reads the signs of an RTF file one after the other; groups may be as deep as they like. */
export class RtfText {
  readonly #paragraphs: Readonly<Record<Part, string[][]>> = { head: [], firstHead: [], body: [], notes: [], foot: [], firstFoot: [] }
  readonly #encodings = new RtfEncodings()
  readonly #around: RtfState[] = []
  #state: RtfState = {
    place: { kind: 'flow', flow: new Flow(this.#paragraphs.body) },
    ...{ field: undefined, font: undefined, substitutes: 1, isHidden: false, isGone: false },
  }
  /** Not decoded yet: a letter may have two bytes. */
  #bytes = ''
  #isStarred = false
  #toPassOver = 0
  #hasFirstPage = false
  #hasChanges = false

  /** Whether the last brace was there. */
  get isWhole(): boolean {
    return this.#around.length === 0
  }

  take(token: RtfToken): void {
    if (token.kind === 'bytes') this.#takeBytes(token.bytes)
    else this.#decode()
    if (token.kind === 'word') this.#takeWord(token.word, token.value)
    if (token.kind === 'open') this.#around.push(this.#state)
    if (token.kind === 'close') this.#state = this.#around.pop() ?? this.#state
    this.#isStarred = token.kind === 'star'
  }

  parts(): DocumentParts {
    const textOf = (part: Part) => this.#paragraphs[part].map((pieces) => pieces.join(''))
    const frame = (first: Part, part: Part) => [...(this.#hasFirstPage ? textOf(first) : []), ...textOf(part)]
    return {
      head: frame('firstHead', 'head'),
      body: textOf('body'),
      notes: textOf('notes'),
      foot: frame('firstFoot', 'foot'),
      hasChanges: this.#hasChanges,
    }
  }

  #takeBytes(bytes: string): void {
    const passed = Math.min(this.#toPassOver, bytes.length)
    this.#toPassOver -= passed
    const { kind } = this.#state.place
    if (kind === 'flow' || kind === 'code') this.#bytes += bytes.slice(passed)
  }

  /** What was gathered becomes text before anything else comes. */
  #decode(): void {
    this.#write(this.#encodings.decode(this.#bytes, this.#state.font))
    this.#bytes = ''
    this.#toPassOver = 0
  }

  #takeWord(word: string, value: number | undefined): void {
    const isUnknown = this.#isStarred && !keptGroups.has(word)
    const part = partOfGroup.get(word)
    if (this.#state.place.kind === 'nowhere') return
    this.#write(rtfLetters.get(word) ?? '')
    if (isUnknown || skippedGroups.has(word)) this.#set({ place: nowhere })
    else if (part) this.#set({ place: { kind: 'flow', flow: new Flow(this.#paragraphs[part]) } })
    else if (paragraphEnds.has(word)) this.#endParagraph()
    else if (word === 'u') this.#writeNumbered(value)
    else this.#note(word, value)
  }

  /** A letter by its number in Unicode, and behind it what older programs show. */
  #writeNumbered(value = 0): void {
    const letter = String.fromCharCode(value & 0xffff)
    this.#write(letter === '\0' ? '' : letter.replace(symbols, '•'))
    this.#toPassOver = this.#state.substitutes
  }

  /** What is said of the text, of its fonts or of the file. */
  #note(word: string, value: number | undefined): void {
    const { place, field, font } = this.#state
    if (word === 'chpgn') this.#write(PAGE_NUMBER)
    if (word === 'fldrslt' && field && countsPages(this.#state)) {
      this.#set({ place: field.around })
      this.#write(PAGE_NUMBER)
    }
    this.#set(rtfSettings.get(word)?.(this.#state, value) ?? {})
    if (word === 'titlepg') this.#hasFirstPage = true
    if (changes.has(word) && value !== 0) this.#hasChanges = true
    this.#encodings.note(word, value, place.kind === 'fonts' ? font : undefined)
  }

  #write(text: string): void {
    const { place, isHidden, isGone } = this.#state
    if (isHidden || isGone || text === '') return
    if (place.kind === 'flow') place.flow.write(text)
    if (place.kind === 'code') place.field.code += text.slice(0, Math.max(0, LONGEST_CODE - place.field.code.length))
  }

  #endParagraph(): void {
    const { place, isHidden, isGone } = this.#state
    if (place.kind === 'flow' && !isHidden && !isGone) place.flow.end()
  }

  #set(change: Partial<RtfState>): void {
    this.#state = { ...this.#state, ...change }
  }
}
