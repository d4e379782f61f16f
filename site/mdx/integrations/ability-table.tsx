import type { ReactNode } from 'react'
import { type AbilityName, abilityNames, type Integration, integrations } from '#words/facts'
import type { MessageKey } from '#words/interface'
import { integrationPath } from '../../route-table/pages.ts'
import { localized } from '../../route-table/paths.ts'
import { useText } from '../text-context.ts'

export const abilityLabels = {
  read: 'integration.read',
  file: 'integration.file',
  notice: 'integration.notice',
} as const satisfies Readonly<Record<AbilityName, MessageKey>>

interface Props {
  readonly className: string
  readonly caption: string
  /** Heads of columns behind those of the abilities. */
  readonly more?: readonly string[]
  /** What stands beside the name of a system. */
  readonly cells: (system: Integration) => ReactNode
}

/** The systems by rows, what they allow by columns. */
export function AbilityTable({ className, caption, more = [], cells }: Props) {
  const { locale, messages } = useText()
  const heads = [messages['integration.system'], ...abilityNames.map((name) => messages[abilityLabels[name]]), ...more]
  return (
    <table className={className}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...integrations].map(([name, system]) => (
          <tr key={name}>
            <th scope="row">
              <a href={localized(integrationPath(name), locale)}>{system.name}</a>
            </th>
            {cells(system)}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
