import type { Clause } from './clauses.ts'
import { type Head, headsOf } from './heads.ts'
import type { FoundCue, Token } from './tokens.ts'

/** A sentence as the grammar sees it. */
export interface Parsed {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly clauses: readonly Clause[]
  readonly heads: readonly (readonly Head[])[]
  readonly found: readonly FoundCue[]
}

/** The heads of each clause and the phrases found, each phrase once. */
export function parsed(text: string, tokens: readonly Token[], clauses: readonly Clause[]): Parsed {
  const found = [...new Set(tokens.flatMap(({ cue }) => (cue && cue.words[0] >= 0 ? [cue] : [])))]
  const seen = new Set<number>()
  const once = found.filter(({ words }) => !seen.has(words[0]) && seen.add(words[0]))
  return { text, tokens, clauses, heads: clauses.map(headsOf), found: once }
}
