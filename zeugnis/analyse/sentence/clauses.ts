import { isPreposition } from './prepositions.ts'
import { antecedent, type Subject, subjectOf } from './subject.ts'
import type { Token } from './tokens.ts'

/** A main or subordinate clause; enumerations stay in one. */
export interface Clause {
  readonly tokens: readonly Token[]
  readonly subject: Subject
  /** Opens with a relative pronoun. */
  readonly isRelative: boolean
}

const opening = new Set(
  'dass weil wenn obwohl obgleich obschon wenngleich sodass wobei um ohne indem als wie aber doch jedoch sondern nachdem bevor sobald solange sofern soweit falls ob damit denn zumal statt anstatt wo was wer worauf wodurch womit wozu wovon worin woran worum weshalb weswegen er sie wir ich so auch bis selbst waehrend seit da'.split(
    ' ',
  ),
)
const relative = new Set('der die das den dem denen deren dessen welche welcher welches welchem welchen'.split(' '))

/** Cuts a sentence where a mark stands before a word that opens a clause, or a strong mark. */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const parts: Token[][] = []
  for (const token of tokens) {
    const current = parts.at(-1)
    if (!current || opens(token, tokens, current)) parts.push([token])
    else current.push(token)
  }
  const clauses: Clause[] = []
  for (const part of parts) clauses.push(clauseOf(part, continued(part, clauses)))
  return clauses
}

/** What a clause without a subject of its own goes on with: behind a relative clause the main clause does, with its verb. */
function continued([first]: readonly Token[], clauses: readonly Clause[]): Clause | undefined {
  const [main, before] = [clauses.at(-2), clauses.at(-1)]
  return before?.isRelative && main && first && isVerb(first) ? main : before
}

function isVerb({ reading }: Token): boolean {
  return reading?.class === 'verb' || reading?.class === 'doing' || reading?.class === 'having'
}

function opens(token: Token, tokens: readonly Token[], current: readonly Token[]): boolean {
  const { mark, key, index } = token
  if (mark === 'stop') return true
  if (mark !== 'comma') return false
  if (opening.has(key) || isRelativeAt(tokens, index)) return true
  // Behind a subordinate clause the main clause goes on with its verb.
  return isVerb(token) && (isRelativeAt(tokens, current[0]?.index ?? -1) || opening.has(current[0]?.key ?? ''))
}

/** „, die ihm …“, „, mit denen sie …“: no article, which has its noun behind it. */
function isRelativeAt(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at]
  const pronoun = first && isPreposition(first.key) ? at + 1 : at
  return first?.mark === 'comma' && relative.has(tokens[pronoun]?.key ?? '') && !tokens[pronoun + 1]?.isNoun
}

/** „…, sein Team zu motivieren“: without a subject of its own. */
function isInfinitive(tokens: readonly Token[]): boolean {
  return tokens[0]?.mark === 'comma' && tokens.at(-2)?.key === 'zu' && tokens.at(-1)?.key.endsWith('n') === true
}

function clauseOf(tokens: readonly Token[], before: Clause | undefined): Clause {
  const [first, second] = tokens
  const opener = first && isPreposition(first.key) ? second : first
  const isRelative =
    before !== undefined && first?.mark === 'comma' && opener !== undefined && relative.has(opener.key) && !tokens[opener === first ? 1 : 2]?.isNoun
  const own = isInfinitive(tokens) ? 'none' : subjectOf(tokens, isRelative)
  return { tokens, isRelative, subject: own !== 'none' || !before ? own : isRelative ? antecedent(before.tokens) : before.subject }
}
