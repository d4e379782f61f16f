import type { Basis } from '../model/basis.ts'
import { type Dimension, dimensionOf, phraseGroups } from '../model/dimension.ts'
import type { Grade } from '../model/grade.ts'
import type { Language } from '../model/spec.ts'
import { bases } from './bases.ts'
import { englishPhrases } from './english-phrases.ts'
import { germanPhrases } from './german-phrases.ts'

/** A wording as a sentence about Frau Muster or Ms Sample, with what its grade rests on. */
export interface ListedPhrase {
  readonly id: string
  readonly dimension: Dimension
  readonly grade: Grade
  readonly text: string
  readonly basis: Basis
}

const phrases = { de: germanPhrases, en: englishPhrases } as const

/** The wordings of a language in the order of the phrase base: by group, then by grade. */
export function listPhrases(language: Language): ListedPhrase[] {
  return phraseGroups.flatMap((group) =>
    phrases[language][group].map(({ id, grade, example, basis }) => ({
      id,
      dimension: dimensionOf(group),
      grade,
      text: example,
      basis: bases[basis],
    })),
  )
}
