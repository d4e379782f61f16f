import { wordsOf } from '#language'
import { phrasesLike } from '../generate/german/better-wording.ts'
import { germanForms, renderGerman, withName, withPronoun, withTrainers } from '../generate/german/render.ts'
import { bases } from '../lexicon/bases.ts'
import { germanPhrases } from '../lexicon/german-phrases.ts'
import type { ReferenceAnalysis } from '../model/analysis.ts'
import type { Dimension } from '../model/dimension.ts'
import type { Grade } from '../model/grade.ts'
import type { Subject } from '../replace/subject.ts'
import type { Reworded } from './own-words.ts'

/** What a letter says of whom it is about. */
interface Letter extends Pick<ReferenceAnalysis, 'kind' | 'tense'> {
  readonly person: Subject | null
}

/** The wordings of the phrase base for a sentence, the most alike first; none where nobody is named. */
export function phraseWordings({ person, kind, tense }: Letter): (dimension: Dimension, grade: Grade, sentence: string) => Reworded[] {
  if (!person || (person.address === 'name' && person.firstName === '')) return () => []
  const forms = germanForms({
    address: person.address,
    firstName: person.firstName,
    lastName: person.lastName,
    ...(person.title && { title: person.title }),
  })
  return (dimension, grade, sentence) => {
    const isNamed = sentence.includes(person.lastName)
    const own = new Set(wordsOf(sentence).map(({ key }) => key))
    const phrases = phrasesLike(germanPhrases, dimension, grade, sentence).filter(({ notFor }) => notFor !== kind)
    return phrases
      .map(({ template, basis }) => {
        const wording = kind === 'ausbildung' ? withTrainers(template) : template
        const text = renderGerman(isNamed ? withName(wording) : withPronoun(wording), forms, tense)
        return { text, basis: bases[basis], shared: wordsOf(text).filter(({ key }) => own.has(key)).length }
      })
      .sort((one, other) => other.shared - one.shared)
      .map(({ text, basis }) => ({ text, basis }))
  }
}
