import type { Place } from './place.ts'

/** A mark that may end a sentence. */
export interface Candidate {
  readonly mark: string
  /** Where it begins. */
  readonly at: number
  /** Where the sentence begins that it would end; white space may stand there. */
  readonly from: number
}

/** Where sentences of one kind of text end: abbreviations of a contract are not those of a letter. */
export interface SentenceRules {
  /** What may end one, with the flag `g`: marks, empty lines. What it finds belongs to the sentence before. */
  readonly marks: RegExp
  /** Whether it does here. */
  readonly isEnd: (text: string, candidate: Candidate) => boolean
}

/** The sentences of a text, in order, without the white space around them; nothing else lies between them. */
export function sentencesOf(text: string, { marks, isEnd }: SentenceRules): Place[] {
  const sentences: Place[] = []
  let from = 0
  const endAt = (end: number) => {
    const sentence = trimmed(text, from, end)
    if (sentence) sentences.push(sentence)
    from = end
  }
  for (const { 0: mark, index: at } of text.matchAll(marks)) if (isEnd(text, { mark, at, from })) endAt(at + mark.length)
  endAt(text.length)
  return sentences
}

function trimmed(text: string, from: number, to: number): Place | undefined {
  let [start, end] = [from, to]
  while (start < end && /\s/.test(text.charAt(start))) start += 1
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1
  return start < end ? { start, end } : undefined
}
