import type { Abstention } from '../../model/graded-sentence.ts'
import type { Clause } from './clauses.ts'
import type { Head } from './heads.ts'
import { isOwnSatisfaction } from './own-satisfaction.ts'
import type { Parsed } from './parsed.ts'
import { isOfPerson } from './praise-grade.ts'
import type { Token } from './tokens.ts'

/** What might turn the praise. */
export function doubtOf({ text, tokens, clauses, heads, found }: Parsed): Abstention | null {
  const doubt = found.find(({ value }) => value.weight === 'withholds')
  if (doubt) return doubt.value.technique === 'distance' ? 'distance' : 'negation'
  if (heads.flat().some(({ isDenied }) => isDenied)) return 'negation'
  if (tokens.some(({ reading }) => reading?.class === 'trifle')) return 'not-the-person'
  if (isOwnSatisfaction(text)) return 'not-the-person'
  const praised = clauses.filter((_, at) => (heads[at] ?? []).some(({ degree, token }) => degree > 0 || token.key === 'zufrieden'))
  const isTheirs = ({ subject, tokens }: Clause) =>
    subject === 'person' || subject === 'quality' || (subject === 'we' && tokens.some(meansPerson)) || (subject === 'none' && isFragment(clauses))
  if (!praised.every(isTheirs)) return 'not-the-person'
  return heads.some(isOfThings) ? 'not-the-person' : null
}

/** „Wir waren mit ihm zufrieden“: the person, or what is theirs. */
function meansPerson({ isPerson, key }: Token): boolean {
  return isPerson || /^(?:ihn|ihm|sie|ihr\p{L}{0,2}|sein\p{L}{0,2}|zufrieden|verlassen)$/u.test(key) || key.startsWith('leistung')
}

/** „stets zu unserer vollen Zufriedenheit“: a wording quoted alone. */
function isFragment(clauses: readonly Clause[]): boolean {
  const [clause] = clauses
  return (
    clauses.length === 1 && clause !== undefined && clause.tokens.length <= 8 && clause.tokens.every(({ reading }) => reading?.class !== 'people')
  )
}

/** Nothing but things is praised in the clause. */
function isOfThings(heads: readonly Head[]): boolean {
  const praise = heads.filter(({ degree }) => degree > 0)
  return praise.some(({ attachment }) => attachment === 'thing') && !praise.some(({ attachment }) => isOfPerson(attachment))
}

/** Words that could turn the meaning: verbs and adverbs that the lexicon does not know. Each trade has nouns of its own; of these likeness warns. */
export function unknownOf({ tokens }: Parsed): Token[] {
  return tokens.filter((token) => !token.isNoun && !isKnown(token, tokens[token.index + 1]))
}

const attribute = /(?:e|en|er|es|em)$/

function isKnown({ key, reading, cue, isHarmless, isPerson }: Token, next: Token | undefined): boolean {
  if (reading || cue || isHarmless || isPerson || /^\d/.test(key)) return true
  return (
    attribute.test(key) &&
    key.length > 4 &&
    next !== undefined &&
    next.mark !== 'stop' &&
    (next.isNoun || (attribute.test(next.key) && next.reading === null))
  )
}
