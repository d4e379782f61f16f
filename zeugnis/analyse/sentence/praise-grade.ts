import type { HalfGrade } from '../../model/grade.ts'
import type { Attachment } from './attachment.ts'
import type { Clause } from './clauses.ts'
import { type Head, liftsClause } from './heads.ts'
import type { Parsed } from './parsed.ts'

/** The best grade that a clause gives; praise at its highest in one and without exception in another is between both. */
export function candidateOf(sentence: Parsed): HalfGrade | null {
  const grades = sentence.clauses.flatMap((clause, at) => gradeOf(clause, sentence.heads[at] ?? []) ?? [])
  if (grades.length === 0) return null
  const best = grades.reduce((one, other) => (other < one ? other : one))
  return best === 2 && grades.length > 1 && sentence.found.some(({ value }) => value.weight === 'time') && sentence.heads.flat().some(isTop)
    ? 1.5
    : best
}

/** „in vollem Umfang“, „voll zufrieden“: more than the minimum. */
export function isFull({ token }: Head): boolean {
  return (
    /^(?:voll|vollem|vollen|volle|vollumfaenglich)$/.test(token.key) ||
    (token.cue?.value.weight === 'praise' && /^(?:in|vollauf|mehr|voll)$/.test(token.key))
  )
}

function isTop({ degree, isLifted, attachment, isDenied }: Head): boolean {
  return (degree === 2 || (isLifted && degree >= 0)) && isOfPerson(attachment) && !isDenied
}

/** What belongs to things and settings says nothing of the person. */
export function isOfPerson(attachment: Attachment): boolean {
  return attachment !== 'thing' && attachment !== 'setting'
}

function gradeOf({ tokens }: Clause, heads: readonly Head[]): HalfGrade | null {
  const always = tokens.some(({ cue }) => cue?.value.weight === 'time')
  const isHigh = (head: Head) => always || head.isOfKnowledge
  const praise = heads.filter(({ degree, attachment, isDenied }) => degree > 0 && isOfPerson(attachment) && !isDenied)
  const top = heads.filter(isTop)
  const isTrivial = tokens.some(({ cue }) => cue?.value.weight === 'trivial')
  if (isTrivial && praise.every(({ degree }) => degree === 2)) return 4
  if (top.length > 0) return top.some(isHigh) ? 1 : 2
  const isMinimum = isOnlyMinimum(heads, praise)
  // Always only what is required is no more than satisfactory.
  if (praise.length > 0 && !isMinimum) return praise.some(isHigh) ? 2 : hasMinimum(heads) && !always ? 3.5 : 3
  if (isMinimum) return always || tokens.some(liftsClause) ? 3 : 4
  return null
}

/** „freundlich und korrekt“: praise beside the bare minimum. */
function hasMinimum(heads: readonly Head[]): boolean {
  return heads.some(({ degree, isLifted, attachment }) => degree === 0 && !isLifted && attachment === 'clause') && !heads.some(isFull)
}

/** „mit der erforderlichen Sorgfalt“, „dem üblichen Arbeitsanfall gewachsen“: the minimum limits what it stands by; „freundlich und korrekt“ does not. */
function isOnlyMinimum(heads: readonly Head[], praise: readonly Head[]): boolean {
  const minimum = heads.filter(({ degree, isLifted }) => degree === 0 && !isLifted)
  if (minimum.length === 0 || heads.some(isFull)) return false
  return (
    praise.every(({ token }) => token.isNoun || token.cue !== null || token.reading?.class === 'verb') ||
    minimum.every(({ attachment }) => attachment === 'setting')
  )
}
