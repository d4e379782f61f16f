import { keyOf } from '#language'
import { type LetterFacts, letterFacts } from '../analyse/letter/letter-facts.ts'
import type { ComparedFact } from '../model/comparison.ts'
import { employerIn } from '../replace/employer.ts'
import type { Aligned } from './aligned.ts'
import { closingFacts, leavingOf, takeovers } from './closing-facts.ts'
import { honestyOf } from './honesty.ts'
import { joinedLines } from './joined-lines.ts'
import type { Side, Sides } from './read-side.ts'
import { resultsThatDiffer } from './results.ts'
import { termsThatDiffer } from './terms.ts'
import { type Written, writtenIn } from './written.ts'
import { otherInSentences } from './written-facts.ts'

interface Stated {
  readonly text: string
  readonly letter: LetterFacts
  readonly written: readonly Written[]
}

/** What both texts state otherwise: days, numbers, firm, post, duties, why somebody leaves, what the closing holds. */
export function factsThatDiffer(sides: Sides, aligned: readonly Aligned[]): ComparedFact[] {
  const [before, after] = [statedIn(sides.before), statedIn(sides.after)]
  const named = namedDays(before, after)
  return [
    ...changed('kind', sides.before.analysis.kind, sides.after.analysis.kind),
    ...employers(sides, before.letter, after.letter),
    ...changed('job', postOf(before), postOf(after)),
    ...termsThatDiffer(sides.before, sides.after),
    ...named,
    ...otherInSentences({ before: before.written, after: after.written }, aligned, {
      sides,
      named: new Set(named.flatMap((fact) => [fact.before, fact.after])),
    }),
    ...resultsThatDiffer(aligned, sides),
    ...changed('leaving-reason', leavingOf(sides.before), leavingOf(sides.after)),
    ...closingFacts(sides),
    ...takeovers(sides),
    ...honestyOf(sides),
    ...inadmissible(sides),
    ...changed('signature', signatureOf(sides.before), signatureOf(sides.after)),
  ]
}

/** With what stands in brackets behind it, as far as they are closed. */
function postOf({ letter: { job }, text }: Stated): string | null {
  if (!job?.includes('(') || job.includes(')')) return job
  const [rest = ''] = /^[^()\n]{0,80}\)/u.exec(text.slice(text.indexOf(job) + job.length)) ?? []
  return job + rest
}

function statedIn(side: Side): Stated {
  const text = joinedLines(side.text)
  return { text, letter: letterFacts(text, side.analysis), written: writtenIn(side) }
}

function changed(kind: ComparedFact['kind'], before: string | null, after: string | null): ComparedFact[] {
  return sameWords(before) === sameWords(after) ? [] : [{ kind, before, after }]
}

function sameWords(text: string | null): string | null {
  return text === null
    ? null
    : keyOf(text)
        .replace(/[\s\u00a0]+/gu, ' ')
        .trim()
}

/** None is said to be another one whose name the other text has as well: what stands first there need not be a letterhead. */
function employers({ before, after }: Sides, ofBefore: LetterFacts, ofAfter: LetterFacts): ComparedFact[] {
  const [one, other] = [employerOf(before, ofBefore), employerOf(after, ofAfter)]
  const stands = ({ text }: Side, name: string | null) => name !== null && (sameWords(text) ?? '').includes(sameWords(name) ?? '')
  if (!stands(after, one) && !stands(before, other)) return changed('employer', one, other)
  // Under one letterhead the introduction may still name two firms.
  const [named, otherNamed] = [employerIn(before.text), employerIn(after.text)]
  const isOther = named !== null && otherNamed !== null && !stands(after, named) && !stands(before, otherNamed)
  return isOther ? changed('employer', named, otherNamed) : []
}

function employerOf({ text }: Side, { issuer }: LetterFacts): string | null {
  return issuer ?? employerIn(joinedLines(text))
}

/** First, last day and day of issue; none is said to be missing that still stands somewhere in the text. */
function namedDays(before: Stated, after: Stated): ComparedFact[] {
  const stands = ({ written }: Stated, day: string | null) => day !== null && written.some(({ value }) => value === day)
  return (['from', 'to', 'issued'] as const).flatMap((kind) => {
    const [one, other] = [before.letter[kind], after.letter[kind]]
    const isThere = (one === null && stands(before, other)) || (other === null && stands(after, one))
    return isThere ? [] : changed(kind, one, other)
  })
}

/** Illness, works council and their like, where only one text names them. */
function inadmissible({ before, after }: Sides): ComparedFact[] {
  const [mine, theirs] = [forbiddenIn(before), forbiddenIn(after)]
  const beyond = (own: readonly string[], others: readonly string[]) => own.filter((words) => !others.some((other) => keyOf(other) === keyOf(words)))
  return [
    ...beyond(mine, theirs).map((words) => ({ kind: 'inadmissible' as const, before: words, after: null })),
    ...beyond(theirs, mine).map((words) => ({ kind: 'inadmissible' as const, before: null, after: words })),
  ]
}

function forbiddenIn({ text, analysis }: Side): string[] {
  const found = analysis.defects.filter(({ code }) => code === 'forbidden-content').map(({ start, end }) => text.slice(start, end))
  return [...new Map(found.map((words) => [keyOf(words), words])).values()]
}

function signatureOf({ text, analysis }: Side): string | null {
  const place = analysis.parts.find(({ part }) => part === 'unterschrift')
  return place ? text.slice(place.start, place.end).replace(/\s+/gu, ' ') : null
}
