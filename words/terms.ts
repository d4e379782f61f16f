import { z } from 'zod'
import record from '../content/facts/terms.json' with { type: 'json' }

/** The conditions of the test access, by the day of their wording: it is kept with whoever accepts them. */
export const testAccessTerms = z.strictObject({ version: z.iso.date() }).parse(record)
