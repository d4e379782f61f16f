import { abilityNames, type Integration } from '#words/facts'
import { longDate } from '#words/interface'
import { useText } from '../text-context.ts'
import { Technical, Way } from './ability.tsx'
import { AbilityTable, abilityLabels } from './ability-table.tsx'

/** What each system lets one read, write and be told, with its state, day and source. */
function IntegrationMatrix() {
  const { messages } = useText()
  return (
    <AbilityTable
      className="tbl tbl--pairs matrix"
      caption={messages['integration.matrix']}
      more={[messages['integration.checkedAndSources']]}
      cells={(system) => <MatrixCells system={system} />}
    />
  )
}

function MatrixCells({ system }: { system: Integration }) {
  const { locale, messages } = useText()
  return (
    <>
      {abilityNames.map((name) => (
        <td key={name} data-l={messages[abilityLabels[name]]}>
          <Way of={system[name].state}>
            <Technical text={system[name].how[locale]} />
          </Way>
        </td>
      ))}
      <td data-l={messages['integration.checkedAndSources']}>
        <time dateTime={system.checked}>{longDate(system.checked, locale)}</time>
        <ul className="cited">
          {citedIn(system).map(({ title, url }) => (
            <li key={url}>
              <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
      </td>
    </>
  )
}

/** The sources that the three abilities rest on, each once. */
function citedIn(system: Integration) {
  const cited = new Set(abilityNames.flatMap((name) => system[name].sources))
  return Object.entries(system.sources).flatMap(([name, source]) => (cited.has(name) ? [source] : []))
}

export const matrix = { IntegrationMatrix }
