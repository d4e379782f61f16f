import { gradeSentence } from '../analyse/grade-alone.ts'
import { topicsOf } from '../analyse/letter/dimensions.ts'
import { normalise } from '../analyse/text/normalise.ts'
import type { Dimension } from '../model/dimension.ts'
import type { Grade } from '../model/grade.ts'

/** Whether a sentence is read, by its words, with a grade and a dimension. */
export type Reader = (sentence: string, dimension: Dimension, grade: Grade) => boolean

/** Reads wordings back; each once, since few of them stand for many sentences. */
export function makeReader(names: readonly string[]): Reader {
  const known = new Map<string, { readonly grade: number | null; readonly dimension: Dimension | null }>()
  return (sentence, dimension, grade) => {
    const read = known.get(sentence) ?? readOne(sentence, names)
    known.set(sentence, read)
    return read.grade === grade && read.dimension === dimension
  }
}

/** From here on words that only say what is required do not belong to the grade, whatever lifts them. */
const GOOD = 2

/** Only what words say counts: nobody asks for a sentence that is good by likeness alone, or that says “only what was required”. */
function readOne(sentence: string, names: readonly string[]) {
  const { grade, by, evidence } = gradeSentence(sentence, names)
  const isRequired = grade !== null && grade <= GOOD && evidence.some(({ weight }) => weight === 'minimum')
  return { grade: by === 'words' && !isRequired ? grade : null, dimension: topicsOf(normalise(sentence).text).main }
}
