import type { ReactNode } from 'react'
import type { ComparedRow, Plan } from '#words/facts'
import { HalyardLabel } from '../../ui/halyard-label.tsx'
import { ByPeriod, ByTax, inclusion, type PriceText } from './variants.server.tsx'

interface Group {
  readonly name: string
  readonly rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[]
}

/** All plans side by side: price and amount, features, limits. On a phone each row is a block. */
export function Comparison({ text }: { text: PriceText }) {
  const { pricing, t } = text
  const groups: readonly Group[] = [
    { name: t('pricing.compare.price'), rows: priceRows(text) },
    { name: t('pricing.compare.features'), rows: pricing.features.map((row) => namedRow(row, text)) },
    { name: t('pricing.compare.limits'), rows: pricing.limits.map((row) => namedRow(row, text)) },
  ]
  return (
    <section className="sec sec--fog" aria-labelledby="compare">
      <div className="wrap">
        <HalyardLabel flag="e">{t('pricing.compare.label')}</HalyardLabel>
        <div className="main">
          <div className="sechead">
            <h2 id="compare">{t('pricing.compare')}</h2>
          </div>
          <table className="tbl tbl--stack cmp">
            <thead>
              <tr>
                <td />
                {pricing.plans.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map((group) => (
              <RowGroup key={group.name} group={group} plans={pricing.plans} />
            ))}
          </table>
        </div>
      </div>
    </section>
  )
}

function RowGroup({ group, plans }: { group: Group; plans: readonly Plan[] }) {
  return (
    <tbody>
      <tr className="cmp-g">
        <th scope="rowgroup" colSpan={plans.length + 1}>
          {group.name}
        </th>
      </tr>
      {group.rows.map(({ name, cells }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {plans.map((plan, place) => (
            <td key={plan.id} data-l={plan.name}>
              <span>{cells[place]}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function priceRows(text: PriceText): Group['rows'] {
  const { pricing, t } = text
  const row = (name: string, cell: (plan: Plan) => ReactNode) => ({ name, cells: pricing.plans.map(cell) })
  const price = (net: number) => (
    <ByTax net={net} text={text}>
      {(amount, tax) => t(`pricing.${tax}`, { amount })}
    </ByTax>
  )
  return [
    row(t('pricing.compare.base'), ({ base }) =>
      base ? <ByPeriod>{(period) => <BasePrice period={t(`pricing.period.${period}`)} price={price(base[period])} />}</ByPeriod> : t('pricing.none'),
    ),
    row(t('pricing.compare.included'), (plan) => (plan.base ? <ByPeriod>{(period) => inclusion(plan, period, text)}</ByPeriod> : t('pricing.none'))),
    row(pricing.unit.further, (plan) => price(plan.further)),
    row(t('pricing.compare.term'), ({ base }) => (base ? <ByPeriod>{(period) => t(`pricing.term.${period}`)}</ByPeriod> : t('pricing.none'))),
  ]
}

function BasePrice({ period, price }: { period: string; price: ReactNode }) {
  return (
    <>
      {price} {period}
    </>
  )
}

function namedRow({ name, cells }: ComparedRow, { t }: PriceText): Group['rows'][number] {
  return {
    name,
    cells: cells.map((cell) => (typeof cell === 'string' ? cell : <Mark key={name} has={cell} said={t(cell ? 'pricing.has' : 'pricing.hasNot')} />)),
  }
}

/** A tick or a dash, and the same in words. */
function Mark({ has, said }: { has: boolean; said: string }) {
  return (
    <span className={has ? 'yes' : 'no'}>
      <span className="vh">{said}</span>
    </span>
  )
}
