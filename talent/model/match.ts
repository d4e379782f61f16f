import type { Minimum, Span } from './requirement.ts'

/** The part of an application in which something stands. */
export type Place = 'title' | 'duties' | 'qualifications' | 'skills' | 'languages' | 'region' | 'availability' | 'wish'

/**
 * Why a passage is no proof: only named in a list, only wished for, limited or denied by its own words, a place in the
 * area or elsewhere, another working time, less or later than asked for, without the level asked for.
 */
export type Doubt = 'keyword' | 'wish' | 'limited' | 'nearby' | 'elsewhere' | 'other' | 'less' | 'later' | 'no-level'

export interface Evidence {
  readonly place: Place
  /** Which station, skill or qualification, from 0. */
  readonly index: number
  readonly passage: string
  /** The words in the passage. */
  readonly span: Span
}

interface Found {
  readonly requirement: string
  readonly evidence: Evidence
  /** What the application says where the requirement names a minimum. */
  readonly measured: Minimum | null
}

/** One requirement in one application. `silent` is no no: the application does not speak of it. */
export type Finding =
  | (Found & { readonly status: 'proved' })
  | (Found & { readonly status: 'unclear'; readonly doubt: Doubt })
  | { readonly status: 'silent'; readonly requirement: string }

/** An application with what it says to each requirement. There is no score, on purpose. */
export interface Match {
  readonly number: number
  readonly received: string
  readonly language: 'de' | 'en'
  readonly region: string
  readonly findings: readonly Finding[]
}

export interface SearchResult {
  /** In the order of receipt. */
  readonly matches: readonly Match[]
  readonly searched: number
  /** Left out because their consent to other vacancies has ended or was withdrawn. */
  readonly unsearched: number
}
