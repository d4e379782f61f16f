import { problemTexts } from '#words/said'
import type { ListedPhrase } from '#zeugnis'
import { findRole, roles } from '#zeugnis/terms'
import type { Answer, Call } from '../operation.ts'
import { ApiProblem } from '../problem.ts'

/** One page of occupations, by their German names. */
export function listRoles(call: Call): Answer {
  const all = roles.map(({ slug, name }) => ({ slug, name })).sort((one, other) => one.name.de.localeCompare(other.name.de, 'de'))
  return { json: pageOf(all, ({ slug }) => slug, call) }
}

/** One occupation. Throws `not_found`. */
export function readRole({ parameters: { role } }: Call): Answer {
  try {
    return { json: findRole(String(role)) }
  } catch (error) {
    throw error instanceof RangeError ? new ApiProblem('not_found') : error
  }
}

/** One page of wordings. The engine is loaded for the first of them. */
export async function listPhrasesPage(call: Call): Promise<Answer> {
  const { listPhrases } = await import('#zeugnis')
  const { language, dimension, grade } = call.parameters
  const isWanted = (one: ListedPhrase) => (dimension === undefined || one.dimension === dimension) && (grade === undefined || one.grade === grade)
  return { json: pageOf(listPhrases(language === 'en' ? 'en' : 'de'), ({ id }) => id, call, isWanted) }
}

interface Page<T> {
  readonly items: readonly T[]
  readonly nextCursor: string | null
}

/** A page of a list by `limit` and `cursor`. A cursor is the id of the last entry before it; an unknown one is a fault. */
function pageOf<T>(all: readonly T[], idOf: (one: T) => string, { parameters, locale }: Call, isWanted: (one: T) => boolean = () => true): Page<T> {
  const { limit, cursor } = parameters
  const start = cursor === undefined ? 0 : after(all.map(idOf), String(cursor), locale)
  const wanted = all.slice(start).filter(isWanted)
  const items = wanted.slice(0, Number(limit))
  const last = items.at(-1)
  return { items, nextCursor: last && wanted.length > items.length ? idOf(last) : null }
}

function after(ids: readonly string[], cursor: string, locale: Call['locale']): number {
  const index = ids.indexOf(cursor)
  const message = problemTexts[locale].unknownCursor
  if (index < 0) throw new ApiProblem('validation_failed', { errors: [{ pointer: 'cursor', code: 'unknown', message }] })
  return index + 1
}
