import type { Reading } from '../../lexicon/words/inflection.ts'
import { isPreposition } from './prepositions.ts'
import type { Token } from './tokens.ts'

/** To what an evaluating word belongs. */
export type Attachment =
  /** To the verb or the subject: „arbeitete sorgfältig“, „war zuverlässig“. */
  | 'clause'
  /** To a noun by which people are judged: „gute Leistungen“. */
  | 'quality'
  | 'people'
  /** To what any work has to do with: „schwierige Aufgaben“. */
  | 'setting'
  /** To any other noun: „schöne Fliesen“. */
  | 'thing'

/** „Verärgerte Anrufer“: a participle before its noun, not the verb of the clause. */
export function isAttribute(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return (
    tokens[at + 1]?.isNoun === true &&
    (!before || before.reading?.class === 'adjective' || (before.reading?.class === 'neutral' && !before.isNoun && !/^(?:er|sie)$/.test(before.key)))
  )
}

/** „hervorragend ausgestatteten“: an adverb before an attribute goes with its noun. */
export function modifiedAttribute(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return (
    next !== undefined &&
    next.mark === null &&
    !next.isNoun &&
    !determiner.test(next.key) &&
    next.key.length > 5 &&
    inflected.test(next.key) &&
    attachmentOf(tokens, at + 1) !== 'clause'
  )
}

/** Behind an adjective these begin another phrase. */
const determiner = /^(?:der|die|das|den|dem|des|ein\p{L}{0,2}|sein\p{L}{0,2}|ihr\p{L}{0,2}|unser\p{L}{0,2}|alle\p{L}?)$/u
const inflected = /(?:e|en|er|es|em)$/

function attachmentTo(noun: Reading | null): Attachment {
  if (noun?.class === 'noun') return noun.degree >= 0 ? 'quality' : 'thing'
  if (noun?.class === 'people') return 'people'
  return noun === null || noun.class === 'trifle' ? 'thing' : 'setting'
}

/** The noun that an inflected adjective stands before, past other adjectives; else it belongs to the clause. */
export function attachmentOf(tokens: readonly Token[], at: number): Attachment {
  for (const { key, isNoun, reading, mark } of tokens.slice(at + 1, at + 8)) {
    if (isNoun) return attachmentTo(reading)
    if (
      mark === 'stop' ||
      isPreposition(key) ||
      determiner.test(key) ||
      !(inflected.test(key) || /^(?:und|oder|sowie|sehr|zugleich|wie|stets|auch)$/.test(key))
    )
      return 'clause'
  }
  return 'clause'
}
