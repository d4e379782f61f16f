import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSay } from '../../language/language.tsx'
import { Asked } from '../../ui/asked.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Pager } from '../../ui/pager.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { useLive } from '../../ui/use-live.ts'
import { AccessTable } from './access-table.tsx'
import { accessStates, findAccesses } from './stored-accesses.ts'

/** Who has a test account, what they try, and what can be done with it. */
export function Accesses() {
  const say = useSay()
  const { chosen, page, choose } = useAddress()
  const [text, state] = [chosen('q'), chosen('state')]
  useLive('users')
  const found = useQuery({
    queryKey: ['users', { text, state, page }],
    queryFn: () => findAccesses({ text, state, page }),
    placeholderData: keepPreviousData,
  })
  const states = [{ value: '', text: say('choice.all') }, ...accessStates.map((one) => ({ value: one, text: say(`accesses.${one}`) }))]
  return (
    <>
      <Heading title={say('accesses.title')} />
      <div className="choices">
        <SearchField label={say('enquiries.search')} value={text} onSearch={(q) => choose({ q }, { replace: true })} />
        <Choice label={say('accesses.state')} value={state} options={states} onChoose={(next) => choose({ state: next })} />
      </div>
      <Asked query={found}>
        {({ items, totalItems, totalPages }) => (
          <>
            {items.length > 0 ? <AccessTable accesses={items} /> : <p className="nothing">{say('enquiries.none')}</p>}
            <Pager totalItems={totalItems} totalPages={totalPages} />
          </>
        )}
      </Asked>
    </>
  )
}
