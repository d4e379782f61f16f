import * as z from 'zod/mini'

const reports = z.array(
  z.object({
    id: z.string(),
    created: z.string(),
    expires: z.string(),
    companies: z.array(z.object({ name: z.nullable(z.string()) })),
  }),
)

/** A shared report as whoever shared it sees it in the account: for which companies, when, and until when. */
export type OwnReport = z.output<typeof reports>[number]

/** What is asked of the backend: not the texts. */
export const ownReportFields = 'id,created,expires,companies.name'

/** Records of the backend as such reports. Throws for anything else. */
export function readOwnReports(records: unknown): readonly OwnReport[] {
  return z.parse(reports, records)
}
