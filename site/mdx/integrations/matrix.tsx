import { type AbilityName, abilityNames, type Integration, integrations } from '#words/facts'
import { longDate, type MessageKey } from '#words/interface'
import { integrationPath } from '../../route-table/pages.ts'
import { localized } from '../../route-table/paths.ts'
import { useText } from '../text-context.ts'
import { State, Technical } from './ability.tsx'

export const abilityLabels = {
  read: 'integration.read',
  file: 'integration.file',
  notice: 'integration.notice',
} as const satisfies Readonly<Record<AbilityName, MessageKey>>

/** What each system lets one read, write and be told, with its state, day and source. */
function IntegrationMatrix() {
  const { messages } = useText()
  return (
    <table className="tbl tbl--pairs matrix">
      <caption className="vh">{messages['integration.matrix']}</caption>
      <thead>
        <tr>
          <th scope="col">{messages['integration.system']}</th>
          {abilityNames.map((name) => (
            <th key={name} scope="col">
              {messages[abilityLabels[name]]}
            </th>
          ))}
          <th scope="col">{messages['integration.checkedAndSources']}</th>
        </tr>
      </thead>
      <tbody>
        {[...integrations].map(([name, system]) => (
          <MatrixRow key={name} path={integrationPath(name)} system={system} />
        ))}
      </tbody>
    </table>
  )
}

function MatrixRow({ path, system }: { path: string; system: Integration }) {
  const { locale, messages } = useText()
  return (
    <tr>
      <th scope="row">
        <a href={localized(path, locale)}>{system.name}</a>
      </th>
      {abilityNames.map((name) => (
        <td key={name} data-l={messages[abilityLabels[name]]}>
          <State of={system[name].state} />
          <span className="how">
            <Technical text={system[name].how[locale]} />
          </span>
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
    </tr>
  )
}

/** The sources that the three abilities rest on, each once. */
function citedIn(system: Integration) {
  const cited = new Set(abilityNames.flatMap((name) => system[name].sources))
  return Object.entries(system.sources).flatMap(([name, source]) => (cited.has(name) ? [source] : []))
}

export const matrix = { IntegrationMatrix }
