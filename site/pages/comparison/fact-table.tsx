import { useId } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import type { FactView } from './comparison-view.ts'
import { useFactValue } from './fact-value.ts'

/** Quoted from the letters, which are German. */
const quoted: readonly string[] = ['person', 'employer', 'job', 'number', 'task', 'signature'] satisfies FactView['kind'][]

/** What both letters state otherwise, apart from all grades. */
export function FactTable({ facts }: { facts: readonly FactView[] }) {
  const t = useMessages()
  const id = `facts${useId()}`
  const columns = { before: t('comparison.before'), after: t('comparison.after') }
  return (
    <div className="vg-f">
      <h3 className="vg-t" id={id}>
        {t('comparison.facts')}
      </h3>
      <table className="tbl tbl--pairs" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('comparison.fact')}</th>
            <th scope="col">{columns.before}</th>
            <th scope="col">{columns.after}</th>
          </tr>
        </thead>
        <tbody>
          {facts.map((fact, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a comparison never change
            <tr key={place}>
              <th scope="row">{fact.label}</th>
              <td data-l={columns.before}>
                <Value kind={fact.kind} value={fact.before} />
              </td>
              <td data-l={columns.after}>
                <Value kind={fact.kind} value={fact.after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Value({ kind, value }: { kind: FactView['kind']; value: string | null }) {
  const said = useFactValue()(kind, value)
  if (value === null) return <span className="dim">{said}</span>
  return quoted.includes(kind) ? <span lang="de">{said}</span> : said
}
