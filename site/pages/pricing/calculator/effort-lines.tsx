import type { Locale } from '#words/interface'
import { useMessages } from '../../../messages/messages.tsx'
import { figure } from '../../../prices/amounts.ts'
import { euros } from '../../../prices/price.ts'
import { costOf, hoursOf } from './calculate.ts'
import type { Figures } from './fields.ts'

interface Props {
  readonly uses: number
  readonly figures: Figures
  readonly locale: Locale
}

/** What the reader's own minutes come to; nothing stands here until they are given. */
export function EffortLines({ uses, figures, locale }: Props) {
  const t = useMessages()
  const { minutesToday, minutesThen } = figures
  const number = (value: number) => figure(value, locale, 2)
  const line = (name: string, minutes: number) => (
    <Line name={name} formula={`${number(uses)} × ${number(minutes)} ÷ 60`} result={t('calc.hours', { hours: number(hoursOf(uses, minutes)) })} />
  )
  return (
    <>
      {minutesToday !== undefined && line(t('calc.timeToday'), minutesToday)}
      {minutesThen !== undefined && line(t('calc.timeThen'), minutesThen)}
      {minutesToday !== undefined && minutesThen !== undefined && (
        <Difference today={minutesToday} then={minutesThen} uses={uses} figures={figures} locale={locale} />
      )}
    </>
  )
}

/** Today against the reader's estimate, and in euros where an hour has its cost. */
function Difference({ today, then, uses, figures, locale }: Props & { today: number; then: number }) {
  const t = useMessages()
  const number = (value: number) => figure(value, locale, 2)
  // The smaller is taken from the larger: the line's name says which way it goes.
  const [more, less] = today < then ? [then, today] : [today, then]
  const formula = `${number(uses)} × (${number(more)} − ${number(less)}) ÷ 60`
  const cents = figures.hourlyCost === undefined ? undefined : Math.round(figures.hourlyCost * 100)
  return (
    <>
      <Line
        name={t(today < then ? 'calc.more' : 'calc.less')}
        formula={formula}
        result={t('calc.hours', { hours: number(hoursOf(uses, more - less)) })}
      />
      {cents !== undefined && (
        <Line name={t('calc.hoursCost')} formula={`${formula} × ${euros(cents, locale)}`} result={euros(costOf(uses, more - less, cents), locale)} />
      )}
    </>
  )
}

function Line({ name, formula, result }: { name: string; formula: string; result: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {formula} = <b>{result}</b>
      </dd>
    </div>
  )
}
