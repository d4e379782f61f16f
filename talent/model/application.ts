import type { Consent } from './consent.ts'

export interface Station {
  readonly title: string
  readonly months: number
  readonly duties: string
}

export interface Availability {
  readonly text: string
  /** First possible day, ISO 8601. */
  readonly from: string
  /** Most hours a week. */
  readonly hours: number
}

/** What a person sent in, without anything that says who they are: no name, age, sex, origin or picture. */
export interface Application {
  readonly number: number
  /** Day of receipt, ISO 8601. */
  readonly received: string
  /** The language it is written in. */
  readonly language: 'de' | 'en'
  readonly wish: string
  /** The latest first. */
  readonly experience: readonly Station[]
  readonly skills: readonly string[]
  readonly qualifications: readonly string[]
  readonly languages: readonly string[]
  readonly region: string
  readonly availability: Availability | null
  readonly consents: readonly Consent[]
}

/** The applications of one firm, and the firms with which it runs a share pool. */
export interface Pool {
  readonly owner: string
  readonly members: readonly string[]
  readonly applications: readonly Application[]
}
