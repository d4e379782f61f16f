import { z } from 'zod'

/** A text of data that both languages show. */
export const bilingual = z.strictObject({ de: z.string().min(1), en: z.string().min(1) })
