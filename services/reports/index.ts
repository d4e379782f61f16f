export { type Grouped, groupLetters } from './group-letters.ts'
export { type Days, reportLimits } from './limits.ts'
export {
  awayReports,
  type ReportServices,
  type SharedReport,
  type ShareOutcome,
  type ShareProblem,
  type StoredCompany,
} from './report-services.ts'
export { looksLikeShareToken, TOKEN_LENGTH } from './token-shape.ts'
