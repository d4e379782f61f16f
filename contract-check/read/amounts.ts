import type { Amount, Unit } from '../model/answer.ts'

/** An amount in a sentence and where it stands. */
export interface FoundAmount extends Amount {
  readonly number: number
  readonly from: number
  readonly to: number
}

const numerals: Readonly<Record<string, number>> = {
  ein: 1,
  eine: 1,
  einem: 1,
  einen: 1,
  einer: 1,
  eines: 1,
  halbe: 0.5,
  halben: 0.5,
  halbes: 0.5,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwölf: 12,
  achtzehn: 18,
  zwanzig: 20,
  vierundzwanzig: 24,
  dreißig: 30,
}

const NUMBER = String.raw`(?<number>\d{1,3}(?:\.\d{3})*(?:,\d{1,2})?|(?<!\p{L})(?:${Object.keys(numerals).join('|')}))(?: \(\w{1,12}\))?(?:,-)?`

const amountOf = (unit: string) => new RegExp(`${NUMBER}[ -]?(?:${unit})(?!\\p{L})`, 'giu')

/** Units of which there is a number. */
export type Counted = Exclude<Unit, 'all'>

const patterns: Readonly<Record<Counted, RegExp>> = {
  'months-pay': amountOf(
    String.raw`(?:ganze[ns]? |volle[ns]? )?(?:brutto-?)?monats(?:gehalt|gehälter|gehältern|gehalts|entgelt|entgelts|entgelte|lohn|lohns|vergütung|verdienst)\p{L}{0,3}`,
  ),
  'working-days': amountOf('(?:bezahlte )?arbeitstag(?:en?|s)?'),
  weekdays: amountOf('werktag(?:en?|s)?'),
  days: amountOf('(?:kalender|urlaubs)?tag(?:en?|s)?'),
  weeks: amountOf('(?:(?:kalender)?wochen?|wöchige[nr]?)'),
  months: amountOf('(?:(?:kalender)?monat(?:en?|s|es)?|monatige[nr]?)'),
  years: amountOf('(?:kalender)?jahr(?:en?|s|es)?'),
  hours: amountOf(String.raw`(?:(?:über)?stunden?|std\.?)`),
  euros: amountOf('(?:euro|eur|€)'),
  percent: amountOf(String.raw`(?:%|prozent|v\. ?h\.)`),
}

/** "EUR 7.500,00": the unit may stand before the number. */
const before = /(?:euro|eur|€) ?(?<number>\d{1,3}(?:\.\d{3})*(?:,\d{1,2})?)(?! ?(?:euro|eur|€))/giu

function numberOf(text: string): number {
  return numerals[text.toLowerCase()] ?? Number(text.replaceAll('.', '').replace(',', '.'))
}

/** The amounts of a sentence in these units, from left to right. */
export function amountsIn(text: string, units: readonly Counted[]): FoundAmount[] {
  return units
    .flatMap((unit) =>
      [...text.matchAll(patterns[unit]), ...(unit === 'euros' ? text.matchAll(before) : [])].map(({ index, 0: found, groups }) => ({
        number: numberOf(groups?.number ?? ''),
        unit,
        from: index,
        to: index + found.length,
      })),
    )
    .sort((one, other) => one.from - other.from)
}

/** Years as months. */
export const inMonths = (amount: FoundAmount): FoundAmount =>
  amount.unit === 'years' ? { ...amount, number: amount.number * 12, unit: 'months' } : amount

const date = /(?<day>\d{1,2})\.\s?(?:(?<month>\d{1,2})\.|(?<name>\p{L}{3,9}))\s?(?<year>\d{4})/gu
const monthNames = ['januar', 'februar', 'märz', 'april', 'mai', 'juni', 'juli', 'august', 'september', 'oktober', 'november', 'dezember']

export interface FoundDate {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly from: number
  readonly to: number
}

export function datesIn(text: string): FoundDate[] {
  return [...text.matchAll(date)].flatMap(({ index, 0: found, groups }) => {
    const month = groups?.month ? Number(groups.month) : monthNames.indexOf(groups?.name?.toLowerCase() ?? '') + 1
    const year = Number(groups?.year)
    return month >= 1 && month <= 12 ? [{ year, month, day: Number(groups?.day), from: index, to: index + found.length }] : []
  })
}

/** Whole months from the first day to the last, the last one counted: 1 March to 31 October are eight. */
export function monthsBetween(first: FoundDate, last: FoundDate): number {
  const end = new Date(Date.UTC(last.year, last.month - 1, last.day + 1))
  const months = (end.getUTCFullYear() - first.year) * 12 + end.getUTCMonth() + 1 - first.month
  return end.getUTCDate() >= first.day ? months : months - 1
}
