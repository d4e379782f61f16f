/** What tires when it comes back in a letter, by language. */
export interface Tiring {
  /** Words that carry a grade: of time, of degree, of highest praise. `*` stands for an ending. */
  readonly topWords: readonly string[]
  /** Phrases that limit: one letter says each of them once. In small letters. */
  readonly seldom: readonly string[]
  /** What sentences of different groups may both be about: said of it once, a letter does not come back to it. */
  readonly subjects: readonly RegExp[]
}
