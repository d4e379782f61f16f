import { figures } from '#words/facts'
import { fill, longDate } from '#words/interface'
import { inLocale } from '../../route-table/pages.ts'
import { type TextContextValue, useText } from '../text-context.ts'
import { formatNumber } from './figure-table.tsx'

const { bank, freehand, traps, graded } = figures.measured
const { assessing } = figures.ranges.measured

/** So many of so many, by what was counted. */
const counts = {
  written: [bank.withinHalf, bank.references],
  read: [freehand.withinHalf, freehand.references],
  traps: [graded[1] + graded[2] + graded[3], traps],
  open: [assessing.sentences - assessing.graded, assessing.sentences],
} as const

type Counted = keyof typeof counts

const shown = { written: ['written', 'read', 'traps'], read: ['read', 'traps', 'open'] } as const satisfies Readonly<
  Record<string, readonly Counted[]>
>

function shareOf(what: Counted, { locale, messages }: Pick<TextContextValue, 'locale' | 'messages'>): string {
  const [part, whole] = counts[what]
  return fill(messages['measured.of'], { part: formatNumber(part, locale), whole: formatNumber(whole, locale) })
}

/** What was measured, in three figures that say different things: no single one stands for all. */
function MeasuredProof({ of }: { of: keyof typeof shown }) {
  const text = useText()
  const { locale, messages } = text
  return (
    <>
      <ul className="proof">
        {shown[of].map((what) => (
          <li key={what}>
            <b>{shareOf(what, text)}</b> {messages[`proof.${what}`]}
          </li>
        ))}
      </ul>
      <p className="small dim">{fill(messages['proof.note'], { date: longDate(figures.date, locale) })}</p>
      <a className="more" href={inLocale('/methode', locale)}>
        {messages['proof.more']}
      </a>
    </>
  )
}

/** The first of these figures, in a sentence with its day. */
function MeasuredShort({ of }: { of: keyof typeof shown }) {
  const text = useText()
  const { locale, messages } = text
  return fill(messages[`proof.short.${of}`], { share: shareOf(of, text), date: longDate(figures.date, locale) })
}

export const proof = { MeasuredProof, MeasuredShort }
