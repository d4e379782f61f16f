import { keyOf, wordsOf } from '#language'
import { contentOf } from '../compare/content-words.ts'
import type { ReferenceAnalysis } from '../model/analysis.ts'
import type { Improvement } from '../model/improvement.ts'
import { speakerOf } from './speaker.ts'

/** So many sentences of a matter are looked at; longer letters than that there are none. */
const MOST = 60
/** From this share of its words on, a wording says what a sentence says. */
const SAME = 0.6

interface Said {
  readonly start: number
  readonly words: ReadonlySet<string>
}

/** What the letter says, and what was offered for it: nothing is to be said twice. */
export interface Sayings {
  /** Whether no other sentence has the same words but for those of time and degree. */
  readonly isNew: (wording: string, at: Pick<Improvement, 'start' | 'dimension'>) => boolean
  readonly add: (wording: string) => void
  /** Whether a wording for a sentence speaks for the same employer, one or several. */
  readonly isOfSpeaker: (sentence: string, wording: string) => boolean
}

/** The sentences of a letter, by what they are about. */
export function sayingsOf(text: string, { sentences }: ReferenceAnalysis): Sayings {
  const keys = new Set(sentences.map(({ start, end }) => keyOf(text.slice(start, end))))
  const said = new Map<string, Said[]>()
  for (const { start, end, dimension } of sentences) {
    const all = said.get(dimension ?? '') ?? []
    if (all.length < MOST) said.set(dimension ?? '', [...all, { start, words: new Set(contentIn(text.slice(start, end))) }])
  }
  const isLike = (own: readonly string[], { words }: Said) => own.length > 0 && own.filter((word) => words.has(word)).length >= own.length * SAME
  return {
    isNew: (wording, { start, dimension }) => {
      const own = contentIn(wording)
      return !keys.has(keyOf(wording)) && !(said.get(dimension) ?? []).some((one) => one.start !== start && isLike(own, one))
    },
    add: (wording) => keys.add(keyOf(wording)),
    isOfSpeaker: speakerOf(text),
  }
}

function contentIn(text: string): string[] {
  return contentOf(wordsOf(text).map(({ key }) => key))
}
