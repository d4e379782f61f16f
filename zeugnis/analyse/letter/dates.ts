import { foldPattern } from '#language'

/** Days since 1970, to reckon with. */
type Day = number

const monthNames = ['januar', 'februar', 'maerz', 'april', 'mai', 'juni', 'juli', 'august', 'september', 'oktober', 'november', 'dezember']
const written = foldPattern(
  /(?<!\d)(?:(\d{1,2})\.\s?)(?:(\d{1,2})\.\s?(\d{4}|\d{2})|(Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\s(\d{4}))/giu,
)

export interface WrittenDate {
  readonly day: Day
  readonly ofMonth: number
  readonly isLastOfMonth: boolean
  readonly start: number
  readonly end: number
}

const monthly = foldPattern(
  /(?<!\p{L})(seit|von|vom|ab|bis)\s(?:zum\s|einschließlich\s)?(?:(Anfang|Mitte|Ende)\s)?(Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\s(\d{4})/giu,
)

/** Months that begin or end a time: „von Februar 2020 bis Ende August 2023“ is from its first day to its last. */
export function monthsIn(text: string): (WrittenDate & { readonly isEnd: boolean })[] {
  return [...text.matchAll(monthly)].map((match) => {
    const [all, word = '', , name = '', year] = match
    const isEnd = word.toLowerCase() === 'bis'
    const index = monthNames.indexOf(name.toLowerCase())
    const time = isEnd ? Date.UTC(Number(year), index + 1, 0) : Date.UTC(Number(year), index, 1)
    const ofMonth = new Date(time).getUTCDate()
    return { day: time / 86_400_000, ofMonth, isLastOfMonth: isEnd, isEnd, start: match.index, end: match.index + all.length }
  })
}

/** Full dates in a folded text, „31. Oktober 2025“ and „31.10.2025“; those that do not exist are left out. */
export function datesIn(text: string): WrittenDate[] {
  return [...text.matchAll(written)].flatMap((match) => {
    const [all, day = '', month, year, name, longYear] = match
    const index = name === undefined ? Number(month) - 1 : monthNames.indexOf(name.toLowerCase())
    const full = Number(longYear ?? (year?.length === 2 ? `20${year}` : year))
    const time = Date.UTC(full, index, Number(day))
    if (new Date(time).getUTCDate() !== Number(day)) return []
    const isLastOfMonth = new Date(time + 86_400_000).getUTCDate() === 1
    return [{ day: time / 86_400_000, ofMonth: Number(day), isLastOfMonth, start: match.index, end: match.index + all.length }]
  })
}
