import { abilityNames } from '#words/facts'
import { useText } from '../text-context.ts'
import { State } from './ability.tsx'
import { AbilityTable } from './ability-table.tsx'

/** What each system allows, as marks in a grid: how, since when and by which source stands in the matrix. */
export function AbilityGrid() {
  const { messages } = useText()
  return (
    <AbilityTable
      className="agrid"
      caption={messages['integration.grid']}
      cells={(system) =>
        abilityNames.map((name) => (
          <td key={name} className={`is-${system[name].state}`}>
            <State of={system[name].state} />
          </td>
        ))
      }
    />
  )
}
