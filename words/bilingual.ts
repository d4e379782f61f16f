import { z } from 'zod'

/** A text in both languages. */
export const bilingual = z.strictObject({ de: z.string().min(1), en: z.string().min(1) })
