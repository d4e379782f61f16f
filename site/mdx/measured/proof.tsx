import { figures } from '#words/facts'
import { fill, longDate } from '#words/interface'
import { inLocale } from '../../route-table/pages.ts'
import { type TextContextValue, useText } from '../text-context.ts'
import { formatNumber } from './figure-table.tsx'
import { withGrade, withoutGrade } from './overall-counts.ts'

const { traps, graded, overallByGrade } = figures.measured
const { assessing } = figures.ranges.measured

/** Traps of the sixth set, made to be as inventive as possible, as the page on the method counts them: it was read once, when it was new. */
export const harder = [14, 120] as const

/** So many of so many, by what was counted. */
const counts = {
  read: [withGrade.withinHalf, withGrade.references],
  none: [withoutGrade.withinHalf, withoutGrade.references],
  traps: [graded[1] + graded[2] + graded[3], traps],
  harder,
  poor: [overallByGrade[5].better, overallByGrade[5].references],
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
            <b>{shareOf(what, text)}</b> {fill(messages[`proof.${what}`], { none: shareOf('none', text), harder: shareOf('harder', text) })}
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

/** What was measured, the unfavourable with the favourable, in a sentence or two with its day: how the generator's wordings are read, or how references of others are. */
function MeasuredShort({ of }: { of: 'written' | 'read' }) {
  const text = useText()
  const { locale, messages } = text
  const share = (what: keyof typeof counts) => shareOf(what, text)
  return fill(messages[`proof.short.${of}`], {
    ...{ read: share('read'), none: share('none') },
    ...{ traps: share('traps'), harder: share('harder'), poor: share('poor') },
    date: longDate(figures.date, locale),
  })
}

export const proof = { MeasuredProof, MeasuredShort }
