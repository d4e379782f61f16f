import { foldPattern, type Place, type Word, wordsOf } from '#language'
import { conductPatterns } from '../lexicon/people-words.ts'
import { countsOf, stemOf } from './stems.ts'

/** Folded, on one line. */
interface Sentence {
  readonly text: string
}

/** Somebody towards whom conduct is judged, as a sentence names them; the place is one of its folded text. */
export interface Named extends Place {
  readonly circle: string
  readonly stem: string
}

const circles = Object.entries(conductPatterns).map(([circle, pattern]) => [circle, foldPattern(pattern)] as const)
/** Who writes is among the superiors, and is never left out. */
const writer = /^(?:uns|mir|mich)$/
/** „kollegiale Art“ is none of the people. */
const quality = /^kollegial/
const everybody = foldPattern(/(?<!\p{L})(?:alle(?:n|r)? (?:\p{L}+ )?(?:seiten|beteiligten|personen)|allseits|jedermann)(?!\p{L})/iu)

/** Whether a sentence speaks of all people at once: then nobody is left out. */
export const namesEverybody = ({ text }: Sentence) => everybody.test(text)

/** Who is named in a sentence; „externen Partnern“ are one. */
export function peopleAmong({ text }: Sentence): Named[] {
  const words = wordsOf(text)
  const taken = new Set<Word>()
  return words.flatMap((word, at) => {
    const circle = writer.test(word.key) || quality.test(word.key) ? undefined : circles.find(([, pattern]) => pattern.test(word.key))?.[0]
    if (!circle || taken.has(word)) return []
    const noun = isNoun(word) ? word : words[at + 1]
    if (!noun || !isNoun(noun)) return []
    taken.add(noun)
    return [{ circle, stem: personStem(noun.key), start: word.start, end: noun.end }]
  })
}

const isNoun = ({ text }: Word) => /^\p{Lu}/u.test(text)

/** „Mitarbeitende“ and „Mitarbeiterinnen“ are the same people, and so are „Kundinnen“ and „Kunden“, „Ausbilderinnen“ and „Ausbildern“. */
export function personStem(key: string): string {
  return /^mitarbeite/.test(key) ? 'mitarbeit' : stemOf(key.replace(/(?<=\p{L}{3})in(?:nen)?$/u, 'e').replace(/ere$|ern$/, 'er'))
}

/** Whom the one names and the other does not; who is only called otherwise is not left out: „Führungskräfte“, „Vorgesetzte“. */
export function leftOut(own: readonly Named[], others: readonly Named[]): Named[] {
  const [mine, theirs] = [without(own, others), without(others, own)]
  const renamed = new Map(countsOf(theirs.map(({ circle }) => circle)))
  return mine.filter(({ circle }) => {
    const left = renamed.get(circle) ?? 0
    renamed.set(circle, left - 1)
    return left <= 0
  })
}

/** Each once. */
function without(own: readonly Named[], others: readonly Named[]): Named[] {
  const known = new Set(others.map(({ stem }) => stem))
  return [...new Map(own.filter(({ stem }) => !known.has(stem)).map((one) => [one.stem, one])).values()]
}
