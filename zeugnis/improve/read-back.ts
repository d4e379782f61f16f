import { keyOf } from '#language'
import { gradeSentence } from '../analyse/grade-alone.ts'
import { topicsOf } from '../analyse/letter/dimensions.ts'
import { normalise } from '../analyse/text/normalise.ts'
import { required } from '../lexicon/lifting-words.ts'
import type { Dimension } from '../model/dimension.ts'
import type { Grade } from '../model/grade.ts'
import type { GradedSentence } from '../model/graded-sentence.ts'

export interface Reader {
  /** What is found in a sentence that stands alone. */
  readonly read: (sentence: string) => GradedSentence
  /** Whether a sentence is read, by its words, with a grade and a dimension. */
  readonly readsAs: (sentence: string, dimension: Dimension, grade: Grade) => boolean
}

/** Reads wordings back; each once, since few of them stand for many sentences. */
export function makeReader(names: readonly string[]): Reader {
  const known = new Map<string, GradedSentence>()
  function read(sentence: string): GradedSentence {
    const found = known.get(sentence) ?? gradeSentence(sentence, names)
    known.set(sentence, found)
    return found
  }
  return {
    read,
    readsAs: (sentence, dimension, grade) => {
      const found = read(sentence)
      // Only what words say counts: nobody asks for a sentence that is good by likeness alone.
      if (found.by !== 'words' || found.grade !== grade) return false
      return !(grade <= GOOD && isRequired(sentence, found)) && isOf(topicsOf(normalise(sentence).text).main, dimension)
    },
  }
}

/** „zufriedenstellend erledigt“ speaks of the way of working, and „zu unserer Zufriedenheit erledigt“ of the whole. */
export function isOf(found: Dimension | null, wanted: Dimension): boolean {
  return found === wanted || (found === 'gesamtbeurteilung' && wanted === 'arbeitsweise')
}

/** From here on words that only say what is required do not belong to the grade, whatever lifts them. */
const GOOD = 2

const merely: ReadonlySet<string> = new Set(required.map(keyOf))

function isRequired(sentence: string, { evidence, marks }: GradedSentence): boolean {
  if (evidence.some(({ weight }) => weight === 'minimum')) return true
  const praise = evidence.filter(({ weight }) => weight === 'praise').map(({ start, end }) => keyOf(sentence.slice(start, end)).split(' ')[0] ?? '')
  const isMerely = (word: string) => merely.has(word) || merely.has(word.replace(/e[nmrs]?$/, ''))
  return praise.length > 0 && praise.every(isMerely) && !marks.some(({ technique }) => technique === 'superlative')
}
