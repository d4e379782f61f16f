import { abilityNames, type Integration, integrations } from '#words/facts'
import { integrationPath } from '../../route-table/pages.ts'
import { localized } from '../../route-table/paths.ts'
import { useText } from '../text-context.ts'
import { State } from './ability.tsx'
import { abilityLabels } from './matrix.tsx'

/** What each system allows, as marks in a grid: how, since when and by which source stands in the matrix. */
export function AbilityGrid() {
  const { messages } = useText()
  return (
    <table className="agrid">
      <caption className="vh">{messages['integration.grid']}</caption>
      <thead>
        <tr>
          <th scope="col">{messages['integration.system']}</th>
          {abilityNames.map((name) => (
            <th key={name} scope="col">
              {messages[abilityLabels[name]]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...integrations].map(([name, system]) => (
          <GridRow key={name} path={integrationPath(name)} system={system} />
        ))}
      </tbody>
    </table>
  )
}

function GridRow({ path, system }: { path: string; system: Integration }) {
  const { locale } = useText()
  return (
    <tr>
      <th scope="row">
        <a href={localized(path, locale)}>{system.name}</a>
      </th>
      {abilityNames.map((name) => (
        <td key={name} className={`is-${system[name].state}`}>
          <State of={system[name].state} />
        </td>
      ))}
    </tr>
  )
}
