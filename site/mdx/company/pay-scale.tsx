import { jobs, type Opening } from '#words/facts'
import { fill } from '#words/interface'
import { formatNumber } from '../measured/figure-table.tsx'
import { useText } from '../text-context.ts'

/** All openings stand on one scale, so that their ranges can be compared. */
const ends = { least: Math.min(...jobs.openings.map(({ pay }) => pay.from)), most: Math.max(...jobs.openings.map(({ pay }) => pay.to)) }

/** The range of pay as a bar; the words beside it say the amounts. */
export function PayScale({ from, to }: Opening['pay']) {
  const share = (amount: number) => (100 * (amount - ends.least)) / (ends.most - ends.least)
  return (
    <svg className="job-s" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect x={share(from)} width={share(to) - share(from)} height="1" />
    </svg>
  )
}

/** What the ends of the scale mean, once above all bars. */
export function PayEnds() {
  const { locale, messages } = useText()
  return (
    <p className="job-e" aria-hidden="true">
      {[ends.least, ends.most].map((amount) => (
        <span key={amount}>{fill(messages['jobs.pay.end'], { amount: formatNumber(amount, locale) })}</span>
      ))}
    </p>
  )
}
