import type { Locale } from '#words/interface'
import type { FormName } from '../forms/index.ts'

/** Forms that become leads. */
export type LeadKind = Extract<FormName, 'contact' | 'demo' | 'partner' | 'press' | 'application'>

/** What only some kinds have. */
interface LeadDetails {
  readonly products?: readonly string[]
  readonly partnership?: string
  /** `2026-12-01` */
  readonly deadline?: string
  /** Id of an opening. */
  readonly job?: string
}

/** What a visitor sent, checked; "" where nothing was said. */
export interface Lead {
  /** Fifteen letters and digits. */
  readonly id: string
  readonly kind: LeadKind
  readonly locale: Locale
  readonly name: string
  readonly email: string
  readonly company: string
  readonly phone: string
  readonly message: string
  readonly details: LeadDetails
  readonly files: readonly File[]
  /** The day on which it is deleted, such as `2027-05-21`. */
  readonly deleteOn: string
}
