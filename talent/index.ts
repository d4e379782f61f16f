/** The door of the talent room: read a sentence, search applications, share one with its person's consent. */

export { ProtectedTraitError } from './errors.ts'
export type { Application, Availability, Pool, Station } from './model/application.ts'
export type { Consent, Purpose, ShareField } from './model/consent.ts'
export type { Doubt, Evidence, Finding, Match, Place, SearchResult } from './model/match.ts'
export type { Minimum, Profile, Requirement, Span, Weight } from './model/requirement.ts'
export { SAMPLE_DAY, samplePool } from './pool/sample-pool.ts'
export { search } from './search/search.ts'
export { MAX_SENTENCE, type ReadSentence, readSentence } from './sentence/read-sentence.ts'
export type { Refusal } from './sentence/refuse.ts'
export { withdraw } from './share/consent.ts'
export { type ShareAnswer, type ShareRefusal, type ShareRequest, share } from './share/share.ts'
