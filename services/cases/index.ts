/** Door for pages: what they ask of references on their way, and what they are answered. */
export { keepListening } from '../backend-client/keep-listening.ts'
export type { CasePage } from './case-page.ts'
export {
  type Acted,
  type AskPage,
  type CaseFile,
  type CaseFileName,
  type CaseRow,
  type CaseServices,
  caseFileNames,
  type GuestPage,
  type NewLinkOutcome,
  type Overview,
  type OverviewFilter,
  type Prevented,
  type SignInOutcome,
  type Undrawable,
} from './case-services.ts'
export type { DraftChange, DraftReading } from './draft-reading.ts'
export { MOST_SIGNED_BYTES } from './signed-limit.ts'
