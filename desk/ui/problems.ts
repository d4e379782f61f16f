import { ClientResponseError } from 'pocketbase'
import { z } from 'zod'
import type { DeskMessageKey } from '#words/desk'
import { useSay } from '../language/language.tsx'

/** What the server says is wrong with one value. */
const problem = z.object({ code: z.string(), message: z.string() })

export type Problem = z.infer<typeof problem>

/** What an answer says of single values, by their paths: `smtp.host`, `superuserIPs.1`. */
export function problemsOf(error: unknown): ReadonlyMap<string, Problem> {
  return new Map(error instanceof ClientResponseError ? leavesOf(error.response.data, '') : [])
}

function leavesOf(tree: unknown, path: string): [string, Problem][] {
  const leaf = problem.safeParse(tree)
  if (leaf.success) return [[path, leaf.data]]
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([name, below]) => leavesOf(below, path ? `${path}.${name}` : name))
}

/** The codes of the contract that have a sentence here; of any other the server's own is shown. */
const sentences: Readonly<Record<string, DeskMessageKey>> = {
  validation_required: 'settings.wrong.required',
  validation_is_url: 'settings.wrong.url',
  validation_is_email: 'settings.wrong.email',
  validation_is_host: 'settings.wrong.host',
  validation_invalid_cron: 'settings.wrong.cron',
  validation_invlaid_ip_or_subnet: 'settings.wrong.address',
  validation_min_greater_equal_than_required: 'settings.wrong.number',
  validation_conflicting_rate_limit_rule: 'settings.wrong.rule',
  validation_match_invalid: 'settings.wrong.form',
  validation_not_unique: 'settings.wrong.taken',
  validation_backup_name_exists: 'settings.wrong.taken',
  validation_invalid_mime_type: 'settings.wrong.zip',
}

/** The sentence that is shown at a field. */
export function useSaidProblem(): (problem: Problem) => string {
  const say = useSay()
  return ({ code, message }) => {
    const key = sentences[code]
    return key ? say(key) : message
  }
}
