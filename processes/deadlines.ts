import type { CaseRequest, Day, Moment, ReferenceCase } from './model/case.ts'
import type { ProcessRules } from './model/rules.ts'

const DAY_MS = 24 * 3600_000

/** Days from a moment, or from the beginning of a day, in UTC; negative when that lies ahead. */
export function daysBetween(from: Moment | Day, to: Date): number {
  return (to.getTime() - new Date(from).getTime()) / DAY_MS
}

/** The calendar day of a moment, in UTC. */
export function dayOf(at: Date): Day {
  return at.toISOString().slice(0, 10)
}

/** The calendar day so many days later. */
export function dayAfter(from: Moment | Day, days: number): Day {
  return dayOf(new Date(new Date(from).getTime() + days * DAY_MS))
}

/** Whether a day has not come yet anywhere: days are those of UTC, and elsewhere the next one may have begun. */
export function isAhead(day: Day, now: Date): boolean {
  return day > dayAfter(now.toISOString(), 1)
}

type Standing = Pick<ReferenceCase, 'state' | 'since'>

/** Until when it is somebody's turn; undefined where nobody is waited for. */
export function stateDue({ state, since }: Standing, { stateDays }: ProcessRules): Day | undefined {
  const days = stateDays[state]
  return days === undefined ? undefined : dayAfter(since, days)
}

/** Whether whoever is waited for is late. */
export function isOverdue(one: Standing, rules: ProcessRules, now: Date): boolean {
  const due = stateDue(one, rules)
  return due !== undefined && dayOf(now) > due
}

type Employment = Pick<CaseRequest, 'kind' | 'to'>

/**
 * The day on which the employee should have the reference: with the end of the employment (§ 109 Abs. 1 Satz 1 GewO); one that is asked for
 * later, and an interim one, some days after it was asked for.
 */
export function handoverDue({ kind, to }: Employment, askedAt: Moment, { interimDays, afterEndDays }: ProcessRules): Day {
  if (kind === 'zwischen' || to === null) return dayAfter(askedAt, interimDays)
  return to >= dayOf(new Date(askedAt)) ? to : dayAfter(askedAt, afterEndDays)
}

/**
 * Whether a qualified electronic signature would come too late: it carries the moment of signing, while the letter should bear the last day
 * of the employment (LAG Köln 27.03.2020, 7 Ta 200/19; another line: LAG Köln 05.12.2024, 6 SLa 25/24).
 */
export function signatureTooLate({ kind, to }: Employment, now: Date): boolean {
  return kind !== 'zwischen' && to !== null && dayOf(now) > to
}
