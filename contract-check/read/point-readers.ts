import type { Passage } from '#language'
import type { Amount, ClauseKind, PointCode } from '../model/answer.ts'
import { amountsIn, type Counted, datesIn, type FoundAmount, inMonths, monthsBetween } from './amounts.ts'

export interface Finding {
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

export function surroundingsOf(sentences: readonly Passage[]): Surroundings {
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
function amounts(code: PointCode, units: readonly Counted[], within: RegExp, most = 1): Reader {
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
    const isLength = ({ from, to }: FoundAmount) =>
      /(?:probezeit von|ersten) (?:\S+ )?$/iu.test(text.slice(Math.max(0, from - 30), from)) || /^ probezeit/iu.test(text.slice(to, to + 10))
    const code = isProbation(text) ? 'probation-notice' : 'notice-period'
    const found = amountsIn(text, ['days', 'weeks', 'months']).filter((amount) => !isLength(amount))
    return found.map((amount) => at(code, sentence, amount))
  }
}

const fixedTermLength: Reader = (sentence, { firstDated, lastDated }) => {
  if (!firstDated || sentence !== lastDated) return []
  const dates = [...datesIn(firstDated.text), ...datesIn(sentence.text)]
  const [first, last] = [dates[0], dates.at(-1)]
  if (!first || !last || monthsBetween(first, last) < 1) return []
  return [{ code: 'fixed-term-length', sentence, from: last.from, to: last.to, amount: { number: monthsBetween(first, last), unit: 'months' } }]
}

const overtimeIncluded: Reader = (sentence) => {
  const found = /abgegolten|abgedeckt|enthalten|damit.{0,60}bezahlt/iu.exec(sentence.text)
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

/** A share in per cent, or "half". */
const compensation: Reader = (sentence) => {
  if (!/entschädigung/iu.test(sentence.text)) return []
  const share = amountsIn(sentence.text, ['percent'])[0]
  const half = /(?:der|die) hälfte/iu.exec(sentence.text)
  if (share) return [at('non-compete-compensation', sentence, share)]
  return half ? [at('non-compete-compensation', sentence, { number: 50, unit: 'percent', from: half.index, to: half.index + half[0].length })] : []
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

export const readers: Readonly<Partial<Record<ClauseKind, readonly Reader[]>>> = {
  probation: [amounts('probation-length', ['weeks', 'months', 'years'], /probezeit|erprobung/iu), noticePeriods(() => true)],
  termination: [
    noticePeriods((text) => /(?:während|innerhalb|in) der probezeit/iu.test(text)),
    words('termination-form', /(?:textform|e-mail|elektronisch)(?! ist ausgeschlossen)(?!.{0,20}form ist ausgeschlossen)/iu),
  ],
  'fixed-term': [
    fixedTermLength,
    words('fixed-term-no-reason', /ohne (?:sachlichen grund|sachgrund|vorliegen eines sach)|§ 14 Abs\. 2/iu),
    words('fixed-term-reason', /vertretung|elternzeit|vorübergehend|projekt|erprobung|saison|mutterschutz/iu),
  ],
  pay: [amounts('pay-amount', ['euros'], /./u, 4)],
  overtime: [overtimeIncluded],
  'working-time': [amounts('weekly-hours', ['hours'], /woche|wöchentlich/iu)],
  holiday: [holidayDays],
  'secondary-employment': [
    words('secondary-consent', /zustimmung|genehmigung|einwilligung|einverständnis/iu),
    words('secondary-notice', /anzuzeigen|anzeigen|mitzuteilen|mitteilen|bescheid/iu),
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
    compensation,
    noCompensation,
  ],
  penalty: [amounts('penalty-amount', ['months-pay', 'euros', 'percent'], /vertragsstrafe|strafzahlung/iu)],
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
