import { type Passage, spanOf } from '#language'
import { type LawId, laws } from '../lexicon/laws.ts'
import { allOvertime, formNames, pointTexts, unitNames } from '../lexicon/points.ts'
import type { Amount, Both, ClauseKind, Law, Point, PointCode, Unit } from '../model/answer.ts'
import { type Finding, readers, surroundingsOf } from './point-readers.ts'

export const lawOf = (id: LawId): Law => ({ id, ...laws[id] })

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
