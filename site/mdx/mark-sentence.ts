import { type GradedSentence, gradeSentence, type HalfGrade } from '#zeugnis'

type Tone = 'sound' | 'mid' | 'bad' | 'off'

/** A sentence of a reference as the engine reads it. */
export interface MarkedSentence {
  readonly grade: HalfGrade | null
  /** How its words are underlined: line and colour say the same. */
  readonly tone: Tone
  readonly before: string
  /** The run of words that carries the grade; without a grade, what the engine points at, or nothing. */
  readonly words: string
  readonly after: string
  readonly techniques: readonly { readonly name: Technique; readonly words: string }[]
}

type Technique = GradedSentence['marks'][number]['technique']

export function markSentence(sentence: string): MarkedSentence {
  const { grade, marks, evidence } = gradeSentence(sentence)
  const places = grade === null ? marks : [...marks, ...evidence]
  const start = Math.min(...places.map((place) => place.start), sentence.length)
  const end = Math.max(...places.map((place) => place.end), start)
  return {
    grade,
    tone: toneOf(grade),
    before: sentence.slice(0, start),
    words: sentence.slice(start, end),
    after: sentence.slice(end),
    techniques: marks.map((mark) => ({ name: mark.technique, words: sentence.slice(mark.start, mark.end) })),
  }
}

function toneOf(grade: HalfGrade | null): Tone {
  if (grade === null) return 'off'
  if (grade <= 2) return 'sound'
  return grade < 4 ? 'mid' : 'bad'
}
