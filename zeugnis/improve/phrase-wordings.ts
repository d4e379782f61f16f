import { wordsOf } from '#language'
import { exactBasesIn } from '../analyse/sentence/exact-basis.ts'
import { phrasesLike } from '../generate/german/better-wording.ts'
import { germanForms, renderGerman, withName, withPronoun, withTrainers } from '../generate/german/render.ts'
import { germanPhrases } from '../lexicon/german-phrases.ts'
import type { ReferenceAnalysis } from '../model/analysis.ts'
import type { Improvement } from '../model/improvement.ts'
import type { Subject } from '../replace/subject.ts'
import type { Reworded } from './own-words.ts'
import { sameMatterIn } from './same-matter.ts'

/** What a letter says of whom it is about. */
interface Letter extends Pick<ReferenceAnalysis, 'kind' | 'tense'> {
  readonly person: Subject | null
}

/** The wordings of the phrase base for a sentence that lose nothing of it, the most alike first; none where nobody is named. */
export function phraseWordings({
  person,
  kind,
  tense,
}: Letter): (dimension: Improvement['dimension'], grade: Improvement['to'], sentence: string) => Reworded[] {
  if (!person || (person.address === 'name' && person.firstName === '')) return () => []
  const forms = germanForms({
    address: person.address,
    firstName: person.firstName,
    lastName: person.lastName,
    ...(person.title && { title: person.title }),
  })
  const sameMatter = sameMatterIn([person.lastName, ...person.firstName.split(' ')].filter(Boolean))
  return (dimension, grade, sentence) => {
    const isOfIt = sameMatter(sentence)
    const isNamed = sentence.includes(person.lastName)
    const own = new Set(wordsOf(sentence).map(({ key }) => key))
    const phrases = phrasesLike(germanPhrases, dimension, grade, sentence).filter(({ notFor }) => notFor !== kind)
    return phrases
      .map(({ template, basis }) => {
        const wording = kind === 'ausbildung' ? withTrainers(template) : template
        const text = renderGerman(isNamed ? withName(wording) : withPronoun(wording), forms, tense)
        return { text, basis: exactBasesIn(text)(basis), shared: wordsOf(text).filter(({ key }) => own.has(key)).length }
      })
      .filter(({ text }) => isOfIt(text))
      .sort((one, other) => other.shared - one.shared)
      .map(({ text, basis }) => ({ text, basis }))
  }
}
