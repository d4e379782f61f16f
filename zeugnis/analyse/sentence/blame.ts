import { foldPattern } from '#language'
import type { HalfGrade } from '../../model/grade.ts'
import type { Clause } from './clauses.ts'
import type { Head } from './heads.ts'
import type { Parsed } from './parsed.ts'
import type { FoundCue, Token } from './tokens.ts'

/** Blame and limits: the worst of them. A limit of praise is 4.5, of the bare minimum 5. */
export function blameOf({ text, clauses, heads, found }: Parsed, candidate: HalfGrade | null): HalfGrade | null {
  // „Er fuhr überwiegend Touren“: nothing is assessed that an adverb could limit.
  const isOfNothing = ({ start, end }: FoundCue) => heads.every(({ length }) => length === 0) && limitingAdverb.test(text.slice(start, end))
  const limits = found.filter((cue) => isLowering(text, cue) && !isAside(clauses, cue) && !isOfNothing(cue) && !isLackDenied(clauses, cue))
  if (limits.some(({ value }) => value.technique !== 'relativisation')) return 5
  if (clauses.some((clause, at) => isBlamed(clause, heads[at] ?? []) || isBelowMinimum(clause, heads[at] ?? []))) return 5
  return limits.length === 0 ? null : candidate !== null && candidate >= 4 ? 5 : 4.5
}

/** A lack in „wenn …“ and „woran …“ is what the person met. */
function isAside(clauses: readonly Clause[], { value, start }: FoundCue): boolean {
  const clause = clauseAt(clauses, start)
  return value.technique === undefined && clause !== undefined && opensAside(clause)
}

/** „ließ zu keiner Zeit nach“: what never lacked is no lack. */
function isLackDenied(clauses: readonly Clause[], { value, start, end }: FoundCue): boolean {
  if (value.technique !== undefined) return false
  return clauseAt(clauses, start)?.tokens.some((token) => token.start < end && /^(?:nie|niemals|kein\p{L}*)$/u.test(token.key)) === true
}

function clauseAt(clauses: readonly Clause[], start: number): Clause | undefined {
  return clauses.findLast(({ tokens }) => (tokens[0]?.start ?? 0) <= start)
}

/** „wenn …“, „auch wenn …“, „selbst als …“ */
function opensAside({ tokens: [first, second] }: Clause): boolean {
  return first !== undefined && (aside.test(first.key) || (/^(?:auch|selbst|gerade|besonders)$/.test(first.key) && aside.test(second?.key ?? '')))
}

const aside = /^(?:wenn|wo|woran|worin|falls|sobald|in|als)$/

/** Blamed is the person; faults of things and people, and those that praise stands beside, are what the person dealt with. */
function isBlamed(clause: Clause, heads: readonly Head[]): boolean {
  const { subject, tokens, isRelative } = clause
  if (opensAside(clause) && tokens[0]?.mark === 'comma') return false
  const isMet = heads.some(({ degree }) => degree > 0) || tokens.some(({ key }) => dealing.test(key))
  const blame = heads.filter((head) => head.degree < 0 && !head.isDenied && !isDealtWith(head, isMet) && !isDealing(head, tokens))
  if (subject === 'person' || subject === 'quality' || subject === 'none') return blame.length > 0
  const isTheirs =
    subject === 'we' || (subject === 'thing' && tokens.some(({ isPerson, key }) => isPerson || /^(?:sein|ihr)(?:e[nmrs]?)?$/.test(key)))
  return isTheirs && !isRelative && blame.some(({ token }) => !token.isNoun) && heads.every(({ degree }) => degree < 0)
}

function isDealtWith({ attachment, token }: Head, isMet: boolean): boolean {
  return (attachment !== 'clause' && attachment !== 'quality') || (token.isNoun && isMet)
}

/** „mit Menschen gut umgehen“: dealing with somebody, not getting round something. */
function isDealing({ token }: Head, tokens: readonly Token[]): boolean {
  return token.key.startsWith('umg') && tokens.some(({ key }) => key === 'mit')
}

/** „Unstimmigkeiten klärte sie selbst“: what the person did about a fault. */
const dealing =
  /^(?:auf|aus|ab)?(?:ge)?(?:erkann|erkenn|entdeck|fand|find|loes|klaer|behob|beheb|beseitig|schlicht|verm[ie]|verhinder|bewaeltig|meister|deck|beruhig|raeum|korrigier|entschaerf|deeskalier|bereinig|spuer|begegn|reagier|bearbeit|verzieh)/

const denial = /^(?:nie|niemals|nicht|kein\p{L}*|selten|kaum)$/u
const DENIAL_REACH = 3

/** „zu keinem Zeitpunkt zufrieden“, „nie ausreichend“: not even the bare minimum. */
function isBelowMinimum({ tokens }: Clause, heads: readonly Head[]): boolean {
  const denied = tokens.flatMap(({ key, isHarmless, index }) => (denial.test(key) && !isHarmless ? [index] : []))
  const [first] = denied
  if (first === undefined || denied.length > 1 || heads.some(({ degree }) => degree > 0)) return false
  return heads.some(
    ({ degree, attachment, token }) =>
      degree === 0 && attachment === 'clause' && !token.isNoun && token.index > first && token.index - first <= DENIAL_REACH,
  )
}

/** „bemühte sich, … zu …“: effort turns all that it aims at. */
export function isEffort({ found }: Parsed): boolean {
  return found.some(({ value }) => value.weight === 'lowers' && value.technique === 'coded-phrase')
}

/** Blame and limits outweigh the praise of their own clause, not that of another. */
export function outweighs({ clauses, heads, text }: Parsed): boolean {
  const lowered = clauses.map((clause, at) => clause.tokens.some(({ cue }) => cue && isLowering(text, cue)) || isBlamed(clause, heads[at] ?? []))
  return clauses.every((_, at) => lowered[at] || (heads[at] ?? []).every(({ degree }) => degree <= 0))
}

const limitingAdverb = foldPattern(/^(?:weitgehend|weitestgehend|überwiegend|größtenteils|teilweise|teils|relativ|meist|zumeist)$/iu)

/** A cue that takes praise back, unless it stands before an attribute of its own: „einen weitgehend automatisierten Ablauf“. */
export function isLowering(sentence: string, { value, start, end }: FoundCue): boolean {
  if (value.weight !== 'lowers' || (start === 0 && sentence.startsWith('Insgesamt'))) return false
  return !limitingAdverb.test(sentence.slice(start, end)) || !/^ \p{Ll}+(?:e[nmrs]?) \p{Lu}/u.test(sentence.slice(end))
}
