import { figures, newTraps } from '#words/facts'
import { fill, longDate } from '#words/interface'
import { inLocale } from '../../route-table/pages.ts'
import { type TextContextValue, useText } from '../text-context.ts'
import { formatNumber } from './figure-table.tsx'
import { withGrade } from './overall-counts.ts'

const { traps, graded, techniques } = figures.measured
const { right, false: wrong, missed } = techniques.omission
const { assessing } = figures.ranges.measured

/** So many of so many, by what was counted. */
const counts = {
  read: [withGrade.withinHalf, withGrade.references],
  traps: [graded[1] + graded[2] + graded[3], traps],
  harder: [newTraps.praised, newTraps.traps],
  open: [assessing.sentences - assessing.graded, assessing.sentences],
  omissionsRight: [right, right + wrong],
  omissionsFound: [right, right + missed],
} as const

const shown = ['read', 'traps', 'open'] as const

function shareOf(what: keyof typeof counts, { locale, messages }: Pick<TextContextValue, 'locale' | 'messages'>): string {
  const [part, whole] = counts[what]
  return fill(messages['measured.of'], { part: formatNumber(part, locale), whole: formatNumber(whole, locale) })
}

/** The counted part of a whole as a bar; the words beside it say both numbers. */
function Bar({ of: [part, whole], isError }: { of: readonly [number, number]; isError: boolean }) {
  return (
    <svg className={isError ? 'proof-b proof-b--err' : 'proof-b'} viewBox={`0 0 ${whole} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={part} height="1" />
    </svg>
  )
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
            <Bar of={counts[what]} isError={what === 'traps'} />
            <b>{shareOf(what, text)}</b> {fill(messages[`proof.${what}`], { harder: shareOf('harder', text) })}
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

/** What was measured, the unfavourable with the favourable, in a sentence or two with its day: how the generator's wordings are read, how references of others are, or what omissions that are reported are worth. */
function MeasuredShort({ of }: { of: 'written' | 'read' | 'omissions' }) {
  const text = useText()
  const { locale, messages } = text
  const share = (what: keyof typeof counts) => shareOf(what, text)
  return fill(messages[`proof.short.${of}`], {
    ...{ read: share('read'), traps: share('traps'), harder: share('harder') },
    ...{ right: share('omissionsRight'), found: share('omissionsFound') },
    date: longDate(figures.date, locale),
  })
}

export const proof = { MeasuredProof, MeasuredShort }
