/** What a person agreed to: being considered for other vacancies of this firm, or being shown to others of the pool. */
export type Purpose = 'own-vacancies' | 'share-pool'

/** What may be shared of an application; nothing else ever is. */
export type ShareField = 'wish' | 'experience' | 'skills' | 'qualifications' | 'languages' | 'region' | 'availability'

/** One person's consent to one purpose. Days are ISO 8601; the last day still counts. */
export interface Consent {
  readonly application: number
  readonly purpose: Purpose
  readonly given: string
  readonly until: string
  /** The day of withdrawal; it counts from that day on. */
  readonly withdrawn: string | null
  /** Firms that the person was told of by name. */
  readonly recipients: readonly string[]
  readonly fields: readonly ShareField[]
}
