import type { ComparedCell, ComparedRow, Plan } from '#words/facts'
import { HalyardLabel } from '../../ui/halyard-label.tsx'
import type { PriceText } from './variants.server.tsx'

/** What every plan has, said once, and the plans side by side in what they differ. Prices stand on their cards. */
export function Comparison({ text }: { text: PriceText }) {
  const { pricing, t } = text
  const rows = [...pricing.features, ...pricing.limits]
  return (
    <section className="sec" aria-labelledby="compare">
      <div className="wrap">
        <HalyardLabel flag="e">{t('pricing.compare.label')}</HalyardLabel>
        <div className="main">
          <div className="sechead">
            <h2 id="compare">{t('pricing.compare')}</h2>
          </div>
          <div className="cmp-2">
            <div>
              <h3>{t('pricing.compare.same')}</h3>
              <ul className="cmp-s">
                {rows.filter(isSame).map((row) => (
                  <SameRow key={row.name} row={row} />
                ))}
              </ul>
            </div>
            <NameList heading={t('pricing.compare.quoted')} names={pricing.quoted} mark="yes" />
            <NameList heading={t('pricing.compare.extra')} names={pricing.extra} mark="add" />
          </div>
          <h3>{t('pricing.compare.different')}</h3>
          <Differences rows={rows.filter((row) => !isSame(row))} text={text} />
        </div>
      </div>
    </section>
  )
}

const isSame = ({ cells }: ComparedRow) => cells.every((cell) => cell === cells[0])

/** What is the same in every plan without being promised in full, or what can be added to it. */
function NameList({ heading, names, mark }: { heading: string; names: readonly string[]; mark: 'yes' | 'add' }) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul className="cmp-s">
        {names.map((name) => (
          <li key={name}>
            <span className={mark} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function SameRow({ row: { name, cells } }: { row: ComparedRow }) {
  const [cell] = cells
  return (
    <li>
      <span className="yes" />
      <span>
        {name}
        {typeof cell === 'string' && <small>{cell}</small>}
      </span>
    </li>
  )
}

function Differences({ rows, text: { pricing, t } }: { rows: readonly ComparedRow[]; text: PriceText }) {
  return (
    <table className="tbl cmp">
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
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {pricing.plans.map((plan: Plan, place) => (
              <td key={plan.id}>
                <Cell cell={cells[place] ?? false} t={t} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Words, a tick or a dash, and the latter two in words for who listens. */
function Cell({ cell, t }: { cell: ComparedCell } & Pick<PriceText, 't'>) {
  if (typeof cell === 'string') return cell
  return (
    <span className={cell ? 'yes' : 'no'}>
      <span className="vh">{t(cell ? 'pricing.has' : 'pricing.hasNot')}</span>
    </span>
  )
}
