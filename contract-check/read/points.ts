import { type LawId, laws } from '../lexicon/laws.ts'
import { allOvertime, formNames, pointTexts, unitNames } from '../lexicon/points.ts'
import type { Amount, Both, ClauseKind, Law, Point, PointCode, Unit } from '../model/answer.ts'
import { type Passage, spanOf } from '../text/normalise.ts'
import { amountsIn, datesIn, type FoundAmount, inMonths, monthsBetween } from './amounts.ts'

export const lawOf = (id: LawId): Law => ({ id, ...laws[id] })

interface Finding {
  readonly code: PointCode
  readonly sentence: Passage
  readonly from: number
  readonly to: number
  readonly amount?: Amount
  readonly form?: 'written' | 'text'
}

/** What the other sentences of the clause say, looked up once. */
interface Surroundings {
  readonly first: Passage | undefined
  readonly firstDated: Passage | undefined
  readonly lastDated: Passage | undefined
  readonly hasCompensation: boolean
}

type Reader = (sentence: Passage, around: Surroundings) => readonly Finding[]

function surroundingsOf(sentences: readonly Passage[]): Surroundings {
  const dated = sentences.filter(({ text }) => datesIn(text).length > 0)
  return {
    first: sentences[0],
    firstDated: dated[0],
    lastDated: dated.at(-1),
    hasCompensation: sentences.some(({ text }) => /entschädigung|§§? 74/iu.test(text)),
  }
}

const at = (code: PointCode, sentence: Passage, { from, to, number, unit }: FoundAmount): Finding => ({
  code,
  sentence,
  from,
  to,
  amount: { number, unit },
})

/** A finding where these words stand. */
function words(code: PointCode, pattern: RegExp): Reader {
  return (sentence) => {
    const found = pattern.exec(sentence.text)
    return found ? [{ code, sentence, from: found.index, to: found.index + found[0].length }] : []
  }
}

/** Findings of amounts in sentences with these words. */
function amounts(code: PointCode, units: readonly Unit[], within: RegExp, most = 1): Reader {
  return (sentence) => {
    if (!within.test(sentence.text)) return []
    return amountsIn(sentence.text, units)
      .slice(0, most)
      .map((amount) => at(code, sentence, amount))
  }
}

/** Every period of notice in a sentence; that of an action, and the length of the probation, are none. */
function noticePeriods(isProbation: (text: string) => boolean): Reader {
  return (sentence) => {
    const { text } = sentence
    if (!/frist|kündig/iu.test(text) || /klage/iu.test(text)) return []
    const isLength = ({ from }: FoundAmount) => /(?:probezeit von|ersten) (?:\S+ )?$/iu.test(text.slice(Math.max(0, from - 30), from))
    const code = isProbation(text) ? 'probation-notice' : 'notice-period'
    const found = amountsIn(text, ['days', 'weeks', 'months']).filter((amount) => !isLength(amount))
    return found.map((amount) => at(code, sentence, amount))
  }
}

const fixedTermLength: Reader = (sentence, { firstDated, lastDated }) => {
  const dates = sentence === lastDated ? [...datesIn(firstDated?.text ?? ''), ...datesIn(sentence.text)] : []
  const [first, last] = [dates[0], dates.at(-1)]
  if (!first || !last || monthsBetween(first, last) < 1) return []
  return [{ code: 'fixed-term-length', sentence, from: last.from, to: last.to, amount: { number: monthsBetween(first, last), unit: 'months' } }]
}

const overtimeIncluded: Reader = (sentence) => {
  const found = /abgegolten|abgedeckt|enthalten/iu.exec(sentence.text)
  if (!found) return []
  const hours = amountsIn(sentence.text, ['hours'])[0]
  return [
    hours
      ? at('overtime-included', sentence, hours)
      : { code: 'overtime-included', sentence, from: found.index, to: found.index + found[0].length, amount: { number: null, unit: 'all' } },
  ]
}

const exclusionForm: Reader = (sentence) => {
  const found = /textform|schriftlich|schriftform/iu.exec(sentence.text)
  if (!found) return []
  const form = /text/i.test(found[0]) ? 'text' : 'written'
  return [{ code: 'exclusion-form', sentence, from: found.index, to: found.index + found[0].length, form }]
}

/** No compensation is named in any sentence of the clause, or one says that there is none. */
const noCompensation: Reader = (sentence, { first, hasCompensation }) => {
  const denied = /(?:entschädigung|karenzentschädigung).{0,40}(?:nicht|keine)|keine (?:karenz)?entschädigung/iu.exec(sentence.text)
  if (denied) return [{ code: 'non-compete-no-compensation', sentence, from: denied.index, to: denied.index + denied[0].length }]
  return hasCompensation || sentence !== first ? [] : [{ code: 'non-compete-no-compensation', sentence, from: 0, to: sentence.text.length }]
}

const holidayDays: Reader = (sentence) => {
  const found = amountsIn(sentence.text, ['working-days', 'weekdays', 'days', 'weeks']).filter(({ from, to }) => !isPerWeek(sentence.text, from, to))
  return found.slice(0, 1).map((amount) => at('holiday-days', sentence, amount))
}

/** "bei zwei Arbeitstagen in der Woche" tells how the days are worked. */
const isPerWeek = (text: string, from: number, to: number) =>
  /bei $/.test(text.slice(Math.max(0, from - 4), from)) || /^ (?:in der|pro|je) woche/i.test(text.slice(to, to + 14))

const readers: Readonly<Partial<Record<ClauseKind, readonly Reader[]>>> = {
  probation: [amounts('probation-length', ['weeks', 'months', 'years'], /probezeit/iu), noticePeriods(() => true)],
  termination: [
    noticePeriods((text) => /(?:während|innerhalb|in) der probezeit/iu.test(text)),
    words('termination-form', /(?:textform|e-mail|elektronisch)(?! ist ausgeschlossen)(?!.{0,20}form ist ausgeschlossen)/iu),
  ],
  'fixed-term': [
    fixedTermLength,
    words('fixed-term-no-reason', /ohne (?:sachlichen grund|sachgrund|vorliegen eines sach)|§ 14 Abs\. 2/iu),
    words('fixed-term-reason', /vertretung|elternzeit|vorübergehend|projekt|erprobung|saison|mutterschutz/iu),
  ],
  pay: [amounts('pay-amount', ['euros'], /./u)],
  overtime: [overtimeIncluded],
  'working-time': [amounts('weekly-hours', ['hours'], /woche|wöchentlich/iu)],
  holiday: [holidayDays],
  'secondary-employment': [
    words('secondary-consent', /zustimmung|genehmigung|einwilligung|einverständnis/iu),
    words('secondary-notice', /anzuzeigen|anzeigen|mitzuteilen|mitteilen/iu),
  ],
  exclusion: [
    amounts('exclusion-period', ['days', 'weeks', 'months'], /./u),
    exclusionForm,
    words('exclusion-court', /gericht(?!.{0,20}vertret)|einklagen|klage/iu),
  ],
  'non-compete': [
    (sentence) =>
      /(?<!%.{0,80})(?:tätig|wettbewerb|konkurrenz|geschäft|arbeiten)/iu.test(sentence.text)
        ? amountsIn(sentence.text, ['months', 'years'])
            .slice(0, 1)
            .map((amount) => at('non-compete-length', sentence, inMonths(amount)))
        : [],
    amounts('non-compete-compensation', ['percent'], /entschädigung/iu),
    noCompensation,
  ],
  penalty: [amounts('penalty-amount', ['months-pay', 'euros', 'percent'], /vertragsstrafe/iu)],
  return: [words('retention-excluded', /zurückbehaltungsrecht/iu)],
  data: [words('data-consent', /willigt|einwilligung/iu)],
  'written-form': [
    words(
      'written-form-double',
      /(?:aufhebung|verzicht|abbedingung|änderung dieser).{0,60}schriftform|auch dieser klausel|auf die schriftform.{0,60}schriftlich/iu,
    ),
  ],
  reference: [words('reference-waiver', /verzicht\p{L}{0,3}/iu)],
}

/** Money has two digits or none; thousands are marked. */
function written(number: number, unit: Unit): Both {
  const digits = unit === 'euros' && !Number.isInteger(number) ? number.toFixed(2) : String(number)
  const [whole = '', rest] = digits.split('.')
  const marked = (mark: string) => whole.replace(/(?<=\d)(?=(?:\d{3})+$)/g, mark)
  return { de: marked('.') + (rest ? `,${rest}` : ''), en: marked(',') + (rest ? `.${rest}` : '') }
}

function worded(amount: Amount | undefined, form: Finding['form']): Both {
  if (form) return formNames[form]
  const names = amount && unitNames[amount.unit]
  if (!names || amount.number === null) return allOvertime
  const index = amount.number === 1 ? 0 : 1
  const { de, en } = written(amount.number, amount.unit)
  return { de: `${de} ${names[index]}`, en: `${en} ${names[index + 2]}` }
}

function toPoint({ code, sentence, from, to, amount, form }: Finding): Point {
  const { says, law } = pointTexts[code]
  const { de, en } = worded(amount, form)
  return {
    code,
    amount: amount ?? null,
    form: form ?? null,
    says: { de: says.de.replace('{amount}', de), en: says.en.replace('{amount}', en) },
    law: law.map(lawOf),
    ...spanOf(sentence, from, to),
  }
}

/** What the sentences of a clause say that a reader may want to look at. */
export function pointsOf(kind: ClauseKind, sentences: readonly Passage[]): Point[] {
  const own = readers[kind] ?? []
  const around = surroundingsOf(sentences)
  const seen = new Set<PointCode>()
  const isFirst = ({ code }: Finding) => many.has(code) || (!seen.has(code) && seen.add(code))
  return sentences
    .flatMap((sentence) => own.flatMap((read) => read(sentence, around)))
    .filter(isFirst)
    .map(toPoint)
}

/** Of these a clause may name several. */
const many: ReadonlySet<PointCode> = new Set(['notice-period', 'probation-notice', 'exclusion-period', 'pay-amount'])
