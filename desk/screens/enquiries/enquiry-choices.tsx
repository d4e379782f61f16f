import { leadKinds, leadStates } from '#services/desk'
import { useSay } from '../../language/language.tsx'
import { operator } from '../../session/backend.ts'
import { Choice } from '../../ui/choice.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import type { useAddress } from '../../ui/use-address.ts'
import { orders, type Wanted } from './find-enquiries.ts'

interface EnquiryChoicesProps {
  readonly wanted: Omit<Wanted, 'page'>
  readonly onChoose: ReturnType<typeof useAddress>['choose']
}

/** What the list shows, and in which order. */
export function EnquiryChoices({ wanted, onChoose }: EnquiryChoicesProps) {
  const say = useSay()
  const all = { value: '', text: say('choice.all') }
  const lists = [
    { name: 'kind', label: say('enquiries.kind'), options: [all, ...leadKinds.map((kind) => ({ value: kind, text: say(`kind.${kind}`) }))] },
    { name: 'state', label: say('handling.state'), options: [all, ...leadStates.map((state) => ({ value: state, text: say(`state.${state}`) }))] },
    { name: 'assignee', label: say('handling.assignee'), options: [all, { value: operator().id, text: say('enquiries.mine') }] },
    { name: 'sort', label: say('enquiries.order'), options: orders.map((order) => ({ value: order, text: say(`order.${order}`) })) },
  ] as const
  return (
    <div className="choices">
      <SearchField label={say('enquiries.search')} value={wanted.text} onSearch={(q) => onChoose({ q }, { replace: true })} />
      {lists.map(({ name, label, options }) => (
        <Choice key={name} label={label} value={wanted[name]} options={options} onChoose={(value) => onChoose({ [name]: value })} />
      ))}
    </div>
  )
}
