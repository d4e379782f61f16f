import type { Locale } from '#words/interface'
import type { CaseAddresses } from '../cases/case-mails.ts'
import type { NewsletterAddresses } from '../newsletter/newsletter.ts'

/** Where the links of mails lead. */
export interface VisitorAddresses extends NewsletterAddresses {
  /** Where somebody signs in. */
  signIn(locale: Locale): string
  /** Where the operators' desk shows an enquiry. */
  enquiry(id: string): string
  readonly cases: CaseAddresses
}
