import type { CasePage } from '#services/cases'
import type { Option } from '../form/fields.tsx'

/** What the page of a case shows. */
export interface CaseScreenProps {
  readonly page: CasePage
  readonly occupations: readonly Option[]
  /** Why an electronic signature may come too late. */
  readonly signatureReason: string
  readonly today: string
  /** Names to take in place of those that may be real. */
  readonly invented: readonly string[]
}

/** What the next thing to do needs of it. */
export type NextProps = Pick<CaseScreenProps, 'page' | 'signatureReason' | 'today'>
