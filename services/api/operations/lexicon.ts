import { findRole, type ListedPhrase, listPhrases, roles } from '#zeugnis'
import type { Answer, Call } from '../operation.ts'
import { ApiProblem } from '../problem.ts'

/** The occupations, by their German names. */
export function listRoles(): Answer {
  const items = roles.map(({ slug, name }) => ({ slug, name })).sort((one, other) => one.name.de.localeCompare(other.name.de, 'de'))
  return { json: { items } }
}

/** One occupation. Throws `not_found`. */
export function readRole({ parameters: { role } }: Call): Answer {
  try {
    return { json: findRole(String(role)) }
  } catch (error) {
    throw error instanceof RangeError ? new ApiProblem('not_found') : error
  }
}

/** One page of wordings. A cursor is the id of the last wording before it; an unknown one is a fault. */
export function listPhrasesPage({ parameters, locale }: Call): Answer {
  const { language, dimension, grade, limit, cursor } = parameters
  const all = listPhrases(language === 'en' ? 'en' : 'de')
  const start = cursor === undefined ? 0 : after(all, String(cursor), locale)
  const wanted = all
    .slice(start)
    .filter((one) => (dimension === undefined || one.dimension === dimension) && (grade === undefined || one.grade === grade))
  const items = wanted.slice(0, Number(limit))
  const nextCursor = wanted.length > items.length ? (items.at(-1)?.id ?? null) : null
  return { json: { items, nextCursor } }
}

const unknownCursor = { de: 'Diesen Cursor gibt es nicht.', en: 'There is no such cursor.' }

function after(all: readonly ListedPhrase[], cursor: string, locale: Call['locale']): number {
  const index = all.findIndex(({ id }) => id === cursor)
  if (index < 0) throw new ApiProblem('validation_failed', { errors: [{ pointer: 'cursor', code: 'unknown', message: unknownCursor[locale] }] })
  return index + 1
}
