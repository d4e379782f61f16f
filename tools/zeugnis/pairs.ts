import { analyse, type ReferenceAnalysis } from '#zeugnis'
import type { LabelledReference } from './corpus.ts'

type ReadSentence = ReferenceAnalysis['sentences'][number]

const folded = (text: string) =>
  text
    .replace(/(?<=\p{Ll})-\s*\n\s*(?=\p{Ll})|\u00ad/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The sentence of the analysis that holds the labelled one, or is held by it. */
function matching(text: string, read: ReferenceAnalysis, label: string): ReadSentence | undefined {
  const wanted = folded(label)
  const texts = read.sentences.map((sentence) => ({ sentence, own: folded(text.slice(sentence.start, sentence.end)) }))
  return (texts.find(({ own }) => own === wanted) ?? texts.find(({ own }) => own.includes(wanted) || (own.length > 25 && wanted.includes(own))))
    ?.sentence
}

/** A sentence as labelled and as read. */
export interface Pair {
  readonly label: LabelledReference['sentences'][number]
  readonly read: ReadSentence
}

export function pairs({ text, sentences }: LabelledReference, read: ReferenceAnalysis): Pair[] {
  return sentences.flatMap((label) => {
    const found = matching(text, read, label.text)
    return found ? [{ label, read: found }] : []
  })
}

export interface ReadReference {
  readonly reference: LabelledReference
  readonly read: ReferenceAnalysis
}

/** The references that are known as such, each with its analysis. */
export function withAnalysis(labelled: readonly LabelledReference[]): ReadReference[] {
  return labelled.flatMap((reference) => {
    const read = analyse(reference.text, reference.role || undefined)
    return read.isReference ? [{ reference, read }] : []
  })
}
