import type { Locale } from '#words/locales'
import { ApiProblem } from './problem.ts'

const repeated = { de: 'Diese Angabe steht mehrmals da.', en: 'This entry is given more than once.' }

/** The parameters behind the question mark. Throws `validation_failed` for one that comes twice: none is skipped in silence. */
export function queryOf({ searchParams }: URL, locale: Locale): Readonly<Record<string, string>> {
  const twice = [...new Set(searchParams.keys())].filter((name) => searchParams.getAll(name).length > 1)
  if (twice.length === 0) return Object.fromEntries(searchParams)
  throw new ApiProblem('validation_failed', { errors: twice.map((pointer) => ({ pointer, code: 'repeated', message: repeated[locale] })) })
}
