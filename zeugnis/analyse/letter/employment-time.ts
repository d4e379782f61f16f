import { foldPattern } from '#language'
import { datesIn, monthsIn, type WrittenDate } from './dates.ts'

const birth = foldPattern(/(?<!\p{L})geb(?:oren\p{L}{0,3}|\.)?(?!\p{L})[^.;]{0,12}?(?:am\s)?\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)\s?\d{2,4}/giu)
/** Directly before a day that ends the employment. */
const ends = foldPattern(
  /(?<!\p{L})(?:bis|bis zum|bis einschließlich|zum|mit Ablauf des|mit dem|zum Ablauf des|endet am|endete am|endet mit dem)\s(?:zum\s)?$/iu,
)

/** When the employment that a passage speaks of began and ended; nothing where it does not say. */
export interface EmploymentTime {
  readonly from: WrittenDate | null
  readonly to: WrittenDate | null
}

/**
 * Tells entry and end apart from each other and from the birth of the person: an end stands behind „bis“ or „zum“; a day
 * of birth is neither.
 * @param text folded
 */
export function employmentTime(text: string): EmploymentTime {
  const known = text.replace(birth, (found) => ' '.repeat(found.length))
  const days = datesIn(known).map((date) => ({ ...date, isEnd: ends.test(known.slice(Math.max(0, date.start - 40), date.start)) }))
  const all = [...days, ...monthsIn(known)].sort((a, b) => a.start - b.start)
  return { from: all.find(({ isEnd }) => !isEnd) ?? null, to: all.findLast(({ isEnd }) => isEnd) ?? null }
}
