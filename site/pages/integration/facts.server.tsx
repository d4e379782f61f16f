import { type AbilityName, abilityNames, type Integration, integrations } from '#words/facts'
import { State, Technical } from '../../mdx/integrations/ability.tsx'
import { abilityLabels } from '../../mdx/integrations/ability-table.tsx'
import { useText } from '../../mdx/text-context.ts'
import { integrationPath } from '../../route-table/pages.ts'
import { localized } from '../../route-table/paths.ts'

interface Props {
  readonly system: Integration
}

/** What can be read, filed and reported; a state stands once over all that share it. */
export function AbilityStrip({ system }: Props) {
  const { locale, messages } = useText()
  return (
    <div className="body strip">
      <div className="abilities">
        {neighbours(system).map(([first, ...others]) => (
          <section key={first} className={`ability-${others.length + 1}`}>
            <State of={system[first].state} />
            <dl>
              {[first, ...others].map((name) => (
                <div key={name}>
                  <dt>{messages[abilityLabels[name]]}</dt>
                  <dd className="how">
                    <Technical text={system[name].how[locale]} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </div>
  )
}

/** The abilities in their order, those with one state that stand beside each other together. */
function neighbours(system: Integration) {
  return abilityNames.reduce<[AbilityName, ...AbilityName[]][]>((groups, name) => {
    const group = groups.at(-1)
    if (group && system[group[0]].state === system[name].state) group.push(name)
    else groups.push([name])
    return groups
  }, [])
}

export function Permissions({ system }: Props) {
  const { locale, messages } = useText()
  return (
    <dl className="access">
      <div>
        <dt>{messages['integration.authentication']}</dt>
        <dd>
          <Technical text={system.authentication[locale]} />
        </dd>
      </div>
      <div>
        <dt>{messages['integration.permissions']}</dt>
        {system.permissions.map((permission) => (
          <dd key={permission.de}>
            <Technical text={permission[locale]} />
          </dd>
        ))}
      </div>
    </dl>
  )
}

/** What the system does not offer, and the documents that say so. */
export function Limits({ system }: Props) {
  const { locale, messages } = useText()
  return (
    <div className="split">
      <ul className="limits">
        {system.limits.map((limit) => (
          <li key={limit.de}>
            <Technical text={limit[locale]} />
          </li>
        ))}
      </ul>
      <div>
        <h3>{messages['integration.sources']}</h3>
        <ul className="cited">
          {Object.values(system.sources).map(({ title, url }) => (
            <li key={url}>
              <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

export function OtherSystems({ name }: { name: string }) {
  const { locale, messages } = useText()
  return (
    <nav className="others" aria-labelledby="others">
      <h3 id="others">{messages['integration.others']}</h3>
      <ul>
        {[...integrations]
          .filter(([other]) => other !== name)
          .map(([other, system]) => (
            <li key={other}>
              <a href={localized(integrationPath(other), locale)}>{system.name}</a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
