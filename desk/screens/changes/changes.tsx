import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSay, useTimes } from '../../language/language.tsx'
import { Asked } from '../../ui/asked.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { type Change, changeActions, findChanges } from './find-changes.ts'

/** The operators' log: who has changed what and when. Nobody can change it, and a command checks that nobody has. */
export function Changes() {
  const say = useSay()
  const { chosen, page, choose } = useAddress()
  const [text, action] = [chosen('q'), chosen('action')]
  const found = useQuery({
    queryKey: ['_audit', { text, action, page }],
    queryFn: () => findChanges({ text, action, page }),
    placeholderData: keepPreviousData,
  })
  const actions = [{ value: '', text: say('choice.all') }, ...changeActions.map((one) => ({ value: one, text: say(`action.${one}`) }))]
  return (
    <>
      <Heading title={say('changes.title')} />
      <p className="about">{say('changes.about')}</p>
      <div className="choices">
        <SearchField label={say('changes.search')} value={text} onSearch={(q) => choose({ q }, { replace: true })} />
        <Choice label={say('changes.action')} value={action} options={actions} onChoose={(next) => choose({ action: next })} />
      </div>
      <Asked query={found}>
        {({ items, totalItems, totalPages }) => (
          <>
            {items.length > 0 ? <ChangeTable changes={items} /> : <p className="nothing">{say('enquiries.none')}</p>}
            <Pager totalItems={totalItems} totalPages={totalPages} />
          </>
        )}
      </Asked>
    </>
  )
}

function ChangeTable({ changes }: { readonly changes: readonly Change[] }) {
  const say = useSay()
  const { time } = useTimes()
  return (
    <Rows heads={['changes.what', 'changes.who', 'changes.when', 'changes.fields']}>
      {changes.map(({ seq, action, target, email, via, address, created, changes: fields }) => (
        <tr key={seq}>
          <th scope="row">
            {say(`action.${action}`)} <code>{target}</code>
          </th>
          <td>{email || (via === 'command' ? say('changes.command') : address)}</td>
          <td className="num">{time(created)}</td>
          <td className="dim long">
            {fields.map(({ name, before, after }) => [name, shownChange(before, after)].filter(Boolean).join(': ')).join(', ')}
          </td>
        </tr>
      ))}
    </Rows>
  )
}

/** Texts of visitors are not in the log: of them only the field is named. */
function shownChange(before: unknown, after: unknown): string {
  return [before, after]
    .filter((value) => value !== undefined && value !== '')
    .map(String)
    .join(' → ')
}
