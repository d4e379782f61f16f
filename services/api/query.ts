import type { Locale } from '#words/interface'
import { problemTexts } from '#words/said'
import { ApiProblem } from './problem.ts'

/** The parameters behind the question mark. Throws `validation_failed` for one that comes twice: none is skipped in silence. */
export function queryOf({ searchParams }: URL, locale: Locale): Readonly<Record<string, string>> {
  const named = Map.groupBy(searchParams.keys(), (name) => name)
  const twice = [...named].flatMap(([name, all]) => (all.length > 1 ? [name] : []))
  if (twice.length === 0) return Object.fromEntries(searchParams)
  const message = problemTexts[locale].repeated
  throw new ApiProblem('validation_failed', { errors: twice.map((pointer) => ({ pointer, code: 'repeated', message })) })
}
