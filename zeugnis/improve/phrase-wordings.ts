import { wordsOf } from '#language'
import { phrasesLike } from '../generate/german/better-wording.ts'
import { germanPhrases } from '../lexicon/german-phrases.ts'
import type { ReferenceAnalysis } from '../model/analysis.ts'
import type { Improvement } from '../model/improvement.ts'
import type { Subject } from '../replace/subject.ts'
import { basisOf } from './basis-of.ts'
import { sayingLike } from './named-as.ts'
import type { Reworded } from './own-words.ts'
import { sameMatterIn } from './same-matter.ts'

/** What a letter says of whom it is about. */
interface Letter extends Pick<ReferenceAnalysis, 'kind' | 'tense'> {
  readonly person: Subject | null
}

/**
 * The wordings of the phrase base for a sentence that lose nothing of it and add nothing to it, in its tense and with the name that it uses, the most alike
 * first; none where nobody is named.
 */
export function phraseWordings({
  person,
  kind,
  tense,
}: Letter): (dimension: Improvement['dimension'], grade: Improvement['to'], sentence: string) => Reworded[] {
  if (!person || (person.address === 'name' && person.firstName === '')) return () => []
  const sameMatter = sameMatterIn([person.lastName, ...person.firstName.split(' ')].filter(Boolean))
  const sayingFor = sayingLike({ kind, tense }, person)
  return (dimension, grade, sentence) => {
    const isOfIt = sameMatter(sentence)
    const say = sayingFor(sentence, dimension)
    const own = new Set(wordsOf(sentence).map(({ key }) => key))
    const phrases = phrasesLike(germanPhrases, dimension, grade, sentence).filter(({ notFor }) => notFor !== kind)
    return phrases
      .map(({ template, basis }) => {
        const text = say(template)
        return { text, basis: basisOf(text, basis), shared: wordsOf(text).filter(({ key }) => own.has(key)).length }
      })
      .filter(({ text }) => isOfIt(text))
      .sort((one, other) => other.shared - one.shared)
      .map(({ text, basis }) => ({ text, basis }))
  }
}
