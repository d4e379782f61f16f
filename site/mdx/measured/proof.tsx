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

const shown = ['read', 'traps', 'open'] as const

function shareOf(what: keyof typeof counts, { locale, messages }: Pick<TextContextValue, 'locale' | 'messages'>): string {
  const [part, whole] = counts[what]
  return fill(messages['measured.of'], { part: formatNumber(part, locale), whole: formatNumber(whole, locale) })
}

/** What was measured, in three figures that say different things: no single one stands for all. */
function MeasuredProof() {
  const text = useText()
  const { locale, messages } = text
  return (
    <>
      <ul className="proof">
        {shown.map((what) => (
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

/** Two of what was measured in a sentence with its day: how the generator's wordings are read, or how references of others are. */
function MeasuredShort({ of }: { of: 'written' | 'read' }) {
  const text = useText()
  const { locale, messages } = text
  const [share, read, traps] = [shareOf('written', text), shareOf('read', text), shareOf('traps', text)]
  return fill(messages[`proof.short.${of}`], { share, read, traps, date: longDate(figures.date, locale) })
}

export const proof = { MeasuredProof, MeasuredShort }
