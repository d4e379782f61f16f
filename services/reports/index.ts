export type { Grouped } from './group-by-issuer.ts'
export { groupLetters } from './group-letters.ts'
export { type Days, isDays, reportLimits } from './limits.ts'
export type {
  ReadCompany,
  ReportServices,
  SharedReport,
  ShareOutcome,
  ShareProblem,
  StoredCompany,
} from './report-services.ts'
export { looksLikeShareToken, TOKEN_LENGTH } from './token-shape.ts'
