import { type CaseRole, caseRoles, type Step, stations, steps } from '#processes'
import { wayTexts } from '#words/facts'
import { useText } from '../text-context.ts'

/** The way of a reference, drawn from its table: each station, who acts there, and what happens. */
export function ReferenceWay() {
  const { locale } = useText()
  return (
    <div className="steps">
      <ol>
        {stations.map(({ name, states }) => (
          <li key={name}>
            <strong>{wayTexts.stations[name].name[locale]}</strong>
            <p className="small dim">
              {rolesAt(states)
                .map((role) => wayTexts.roles[role][locale])
                .join(', ')}
            </p>
            <p>{wayTexts.stations[name].text[locale]}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

const table: readonly Step[] = steps

/** Who moves a case on from one of these states, in the order of the table's roles. */
function rolesAt(states: readonly string[]): readonly CaseRole[] {
  const acting = table.filter(({ from, to }) => to !== undefined && to !== 'withdrawn' && from.some((state) => states.includes(state)))
  return caseRoles.filter((role) => acting.some(({ by }) => by.includes(role)))
}
