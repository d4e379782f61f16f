import { ClientResponseError } from 'pocketbase'
import { z } from 'zod'
import { type Say, useSay } from '../../language/language.tsx'
import { isLineLost, isSignedOut } from '../../session/backend.ts'
import { checkSession } from '../../session/session.tsx'

const leaf = z.object({ code: z.string(), message: z.string() })
const branch = z.record(z.string(), z.unknown())

/** What the server found wrong, by place: `name`, `fields.2.values`, `listRule`. */
function problemsOf(error: unknown): ReadonlyMap<string, { readonly code: string; readonly message: string }> {
  const data: unknown = error instanceof ClientResponseError ? error.response.data : undefined
  return new Map(leaves(data, []))
}

function leaves(tree: unknown, path: readonly string[]): [string, z.infer<typeof leaf>][] {
  const found = leaf.safeParse(tree)
  if (found.success) return [[path.join('.'), found.data]]
  const inner = branch.safeParse(tree)
  return inner.success ? Object.entries(inner.data).flatMap(([key, value]) => leaves(value, [...path, key])) : []
}

export interface Problems {
  /** What is wrong at this place or below it. */
  readonly at: (place: string) => string | undefined
  /** What is wrong at this very place. */
  readonly own: (place: string) => string | undefined
  /** What is wrong elsewhere than at these places, as one sentence; nothing where all of it is said at its place. */
  readonly rest: (places: readonly string[]) => string | undefined
}

/** What the server refused, as sentences at their places. */
export function useProblems(error: unknown): Problems {
  const say = useSay()
  const found = [...problemsOf(error)]
  const below = (place: string) => found.filter(([path]) => path === place || path.startsWith(`${place}.`))
  return {
    at: (place) => below(place).map(([, problem]) => sentenceOf(problem, say))[0],
    own: (place) => found.filter(([path]) => path === place).map(([, problem]) => sentenceOf(problem, say))[0],
    rest(places) {
      if (!error) return undefined
      const said = new Set(places.flatMap((place) => below(place).map(([path]) => path)))
      const unsaid = found.filter(([path]) => !said.has(path))
      if (found.length > 0 && unsaid.length === 0) return say('records.seeFields')
      const details = unsaid.map(([path, problem]) => `${path}: ${sentenceOf(problem, say)}`)
      return [refusalOf(error, say), ...details].join(' ')
    },
  }
}

/** The commonest refusals in the operator's language; the others as the server words them. */
function sentenceOf({ code, message }: { readonly code: string; readonly message: string }, say: Say): string {
  if (code === 'validation_required') return say('records.required')
  if (code === 'validation_not_unique') return say('records.notUnique')
  return say('records.serverSays', { message })
}

/** Why something was not done. */
export function refusalOf(error: unknown, say: Say): string {
  if (isLineLost(error)) return say('line.lost')
  return say('asked.failed', { message: error instanceof Error ? error.message : String(error) })
}

/** All that was refused, in one line. */
export function reasonOf(error: unknown, say: Say): string {
  const details = [...problemsOf(error)].map(([path, problem]) => `${path}: ${sentenceOf(problem, say)}`)
  return details.length > 0 ? details.join(' ') : refusalOf(error, say)
}

/** Whether there is no sense in trying the next of many: the line is lost, or the session has ended, which is said over the screen. */
export async function isEnd(error: unknown): Promise<boolean> {
  if (isSignedOut(error)) await checkSession()
  return isLineLost(error) || isSignedOut(error)
}
