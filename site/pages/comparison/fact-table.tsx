import { useId } from 'react'
import type { MessageKey } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import type { FactView } from './comparison-view.ts'

/** Facts that the engine answers in its own codes, and those of which it matters only whether they are there. */
const codes: Readonly<Partial<Record<string, MessageKey>>> = {
  einfach: 'report.kind.einfach',
  qualifiziert: 'report.kind.qualifiziert',
  vorlaeufig: 'report.kind.vorlaeufig',
  zwischen: 'report.kind.zwischen',
  ausbildung: 'report.kind.ausbildung',
  frau: 'draft.address.frau',
  herr: 'draft.address.herr',
  name: 'draft.address.name',
  'own-wish': 'draft.reason.eigenerWunsch',
  mutual: 'draft.reason.einvernehmlich',
  operational: 'draft.reason.betriebsbedingt',
  'fixed-term': 'draft.reason.befristung',
  completed: 'draft.reason.abschluss',
  retirement: 'comparison.reason.retirement',
  dismissal: 'comparison.reason.dismissal',
}
const coded: readonly string[] = ['kind', 'address', 'leaving-reason'] satisfies FactView['kind'][]
/** Quoted from the letters, which are German. */
const quoted: readonly string[] = ['person', 'employer', 'job', 'number', 'task', 'signature'] satisfies FactView['kind'][]
const thereOrNot: readonly string[] = ['regret', 'thanks', 'wishes'] satisfies FactView['kind'][]

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
  const t = useMessages()
  if (value === null) return <span className="dim">{t('comparison.fact.none')}</span>
  if (thereOrNot.includes(kind)) return t('comparison.fact.there')
  const key = coded.includes(kind) ? codes[value] : undefined
  if (key) return t(key)
  return quoted.includes(kind) ? <span lang="de">{value}</span> : value
}
