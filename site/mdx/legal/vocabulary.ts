import { ConsentChoice } from './consent-choice.tsx'
import { Processings } from './processings.tsx'
import { Days, PrivacyOfficer, Processors } from './processors.tsx'
import { Terms } from './terms.tsx'

/** What legal pages are composed of, beside the company record. */
export const legalVocabulary = { ConsentChoice, Processings, Processors, PrivacyOfficer, Days, Terms }
