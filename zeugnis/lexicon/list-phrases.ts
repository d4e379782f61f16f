import { englishForms, renderEnglish } from '../generate/english/render.ts'
import { germanForms, renderGerman } from '../generate/german/render.ts'
import type { Basis } from '../model/basis.ts'
import { type Dimension, dimensionOf, phraseGroups } from '../model/dimension.ts'
import type { Grade } from '../model/grade.ts'
import type { Language } from '../model/spec.ts'
import { bases } from './bases.ts'
import { englishVerbsOfLeaving } from './english-openings.ts'
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

/** Of whom the list speaks, at the end of an employment that goes on until a day to come. */
const muster = { address: 'frau', firstName: 'Mara' } as const
const germanForm = {
  ...germanForms({ ...muster, lastName: 'Muster' }),
  ...{ Austritt: '30.\u00a0September 2026', verlässt: 'verlässt', scheidet: 'scheidet', endet: 'endet' },
  ...{ Anlass: 'des Wechsels der Führungskraft', Anlass_nom: 'der Wechsel der Führungskraft' },
}
const englishForm = {
  ...englishForms({ ...muster, lastName: 'Sample' }),
  ...{ Austritt: '30\u00a0September\u00a02026', ...englishVerbsOfLeaving.future },
  Anlass: 'following a change of line manager',
}
const shown: Readonly<Record<Language, (template: string) => string>> = {
  de: (template) => renderGerman(template, germanForm, 'past'),
  en: (template) => renderEnglish(template, englishForm, 'past'),
}

/** The wordings of a language in the order of the phrase base: by group, then by grade. */
export function listPhrases(language: Language): ListedPhrase[] {
  return phraseGroups.flatMap((group) =>
    phrases[language][group].map(({ id, grade, template, basis }) => ({
      id,
      dimension: dimensionOf(group),
      grade,
      text: shown[language](template),
      basis: bases[basis],
    })),
  )
}
