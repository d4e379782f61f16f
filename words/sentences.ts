import { z } from 'zod'
import type { Locale } from './locales.ts'

const place = /\{(\w+)\}/g

/** A text that may have these places to fill, such as `{day}`: any other would reach readers as it stands. */
export function says(...places: readonly string[]) {
  const known = places.map((name) => `{${name}}`).join(', ') || 'no place'
  return z
    .string()
    .min(1)
    .refine((text) => [...text.matchAll(place)].every(([, name = '']) => places.includes(name)), `has a place to fill that is not ${known}`)
}

/** What a file below `content/` holds, checked. Throws an error that names file and field. */
export function checkedFile<T extends z.ZodType>(file: string, schema: T, value: unknown): z.infer<T> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
  throw new Error(`content/${file}: ${problems}`)
}

/** The sentences of a folder below `content/`, one file for each language, both with the same fields. Throws as `checkedFile` does. */
export function checkedTwins<T extends z.ZodType>(
  folder: string,
  schema: T,
  { de, en }: Readonly<Record<Locale, unknown>>,
): Readonly<Record<Locale, z.infer<T>>> {
  return { de: checkedFile(`${folder}/de.json`, schema, de), en: checkedFile(`${folder}/en.json`, schema, en) }
}
