import type { Locale } from '#words/locales'
import { useMessages } from '../../../runtime/messages.tsx'
import { euros } from '../price.ts'
import { figure } from './amounts.ts'
import { effortOf } from './calculate.ts'
import type { Figures } from './fields.ts'

interface Props {
  readonly uses: number
  readonly figures: Figures
  readonly locale: Locale
}

/** What the reader's own minutes come to; nothing stands here until they are given. */
export function EffortLines({ uses, figures, locale }: Props) {
  const t = useMessages()
  const { minutesToday, minutesThen, hourlyCost } = figures
  const { hoursToday, hoursThen, savedHours, savedCents } = effortOf(uses, figures)
  const number = (value: number) => figure(value, locale, 2)
  const hours = (value: number) => t('calc.hours', { hours: number(value) })
  const perYear = `${number(uses)} × `
  // The smaller is taken from the larger; the line's name says which way it goes.
  const spans = [minutesToday ?? 0, minutesThen ?? 0].sort((one, other) => other - one).map(number)
  const difference = `${perYear}(${spans.join(' − ')}) ÷ 60`
  return (
    <>
      {hoursToday !== undefined && (
        <Line name={t('calc.timeToday')} formula={`${perYear}${number(minutesToday ?? 0)} ÷ 60`} result={hours(hoursToday)} />
      )}
      {hoursThen !== undefined && <Line name={t('calc.timeThen')} formula={`${perYear}${number(minutesThen ?? 0)} ÷ 60`} result={hours(hoursThen)} />}
      {savedHours !== undefined && (
        <Line name={t(savedHours < 0 ? 'calc.more' : 'calc.less')} formula={difference} result={hours(Math.abs(savedHours))} />
      )}
      {savedCents !== undefined && (
        <Line
          name={t('calc.hoursCost')}
          formula={`${difference} × ${euros(Math.round((hourlyCost ?? 0) * 100), locale)}`}
          result={euros(Math.abs(savedCents), locale)}
        />
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
