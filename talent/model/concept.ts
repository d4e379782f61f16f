export interface Bilingual {
  readonly de: string
  readonly en: string
}

/** What a requirement asks about. */
export type Field = 'job' | 'skill' | 'qualification' | 'experience' | 'language' | 'region' | 'availability' | 'text'

/**
 * One thing that has many words. The first of each language is its name. A star stands for the rest of a word:
 * `*buchhaltung` is also `Debitorenbuchhaltung`.
 */
export interface Concept {
  readonly field: Exclude<Field, 'experience' | 'text'>
  readonly de: readonly [name: string, ...words: string[]]
  readonly en: readonly [name: string, ...words: string[]]
  /** Whoever shows this shows these too: payroll is accounting. */
  readonly implies?: readonly string[]
  /** Of a place: those in whose area it lies. */
  readonly near?: readonly string[]
}

export type Concepts = Readonly<Record<string, Concept>>
