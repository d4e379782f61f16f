import { ConsentChoice } from './consent-choice.tsx'
import { Processings } from './processings.tsx'
import { Days, PrivacyOfficer, Processors } from './processors.tsx'
import { TermsHeading } from './terms.tsx'

/** What legal pages are composed of, beside the company record. */
export const legalVocabulary = { ConsentChoice, Processings, Processors, PrivacyOfficer, Days, TermsHeading }
