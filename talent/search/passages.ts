import type { Found, Word } from '#language'
import { findConcepts } from '../lexicon/concepts.ts'
import { limitingWords } from '../lexicon/sentence-words.ts'
import type { Application } from '../model/application.ts'
import type { Place } from '../model/match.ts'
import { makeTalentFinder, wordsIn } from '../text/words.ts'

/** A piece of an application, read once for all requirements. */
export interface Passage {
  readonly place: Place
  readonly index: number
  readonly text: string
  readonly words: readonly Word[]
  readonly found: readonly Found<string>[]
  /** Stretches of the text whose own words say less: „ohne“, „Grundkenntnisse“, „begonnen“. */
  readonly limited: readonly (readonly [start: number, end: number])[]
}

const findLimits = makeTalentFinder([{ value: true, phrases: limitingWords }])

/** The pieces of an application, the strongest first: what was done, what was learnt, what is only named. */
export function passagesOf({ experience, qualifications, skills, languages, region, availability, wish }: Application): Passage[] {
  const texts: [place: Place, texts: readonly string[]][] = [
    ['title', experience.map(({ title }) => title)],
    ['duties', experience.map(({ duties }) => duties)],
    ['qualifications', qualifications],
    ['skills', skills],
    ['languages', languages],
    ['region', [region]],
    ['availability', availability ? [availability.text] : []],
    ['wish', [wish]],
  ]
  return texts.flatMap(([place, pieces]) => pieces.map((text, index) => readPassage(place, index, text)))
}

function readPassage(place: Place, index: number, text: string): Passage {
  const words = wordsIn(text)
  return { place, index, text, words, found: findConcepts(words), limited: limitedStretches(text, words) }
}

/** A limit holds between two commas. */
function limitedStretches(text: string, words: readonly Word[]): Passage['limited'] {
  const ends = [-1, ...[...text.matchAll(/[,;.]/g)].map(({ index }) => index), text.length]
  return findLimits(words).map(({ start: at }) => {
    const next = ends.findIndex((end) => end >= at)
    return [(ends[next - 1] ?? -1) + 1, ends[next] ?? text.length] as const
  })
}
