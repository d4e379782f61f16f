import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSay, useTimes } from '../../../language/language.tsx'
import { Asked } from '../../../ui/asked.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Rows } from '../../../ui/rows.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { ShownOnce } from '../../../ui/shown-once.tsx'
import { useAddress } from '../../../ui/use-address.ts'
import { listAuthCollections } from '../../settings/auth-collections.ts'
import { OPERATORS } from '../stored-operators.ts'
import { type Account, findAccounts, type Lent } from './lend.ts'
import { LendToken } from './lend-token.tsx'

/** Acting as an account: first which one, then what for and how long. Nothing happens before that is said. */
export function ActAs() {
  const say = useSay()
  const { chosen, choose } = useAddress()
  const [lent, setLent] = useState<Lent>()
  const [collection, text, id] = [chosen('collection') || 'users', chosen('q'), chosen('record')]
  const found = useQuery({
    queryKey: [collection, 'actAs', text],
    queryFn: () => findAccounts(collection, text),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <p className="way-back">
        <Link to="/operators">{say('operators.title')}</Link>
      </p>
      <Heading title={say('operators.actAs')} />
      <p className="about">{say('operators.actAsAbout')}</p>
      <div className="choices">
        {/* It searches a moment late: an account that was chosen in the meantime stays chosen. */}
        <SearchField label={say('operators.findAccount')} value={text} onSearch={(q) => choose({ q }, { replace: true })} />
        <CollectionChoice collection={collection} onChoose={(next) => choose({ collection: next, record: '' })} />
      </div>
      <Asked query={found}>
        {({ items, totalItems }) => (
          <>
            {items.length > 0 ? <AccountTable accounts={items} chosenId={id} /> : <p className="nothing">{say('enquiries.none')}</p>}
            {totalItems > items.length && <p className="hint">{say('operators.moreAccounts', { count: totalItems - items.length })}</p>}
            {!lent && <ChosenAccount collection={collection} account={items.find((one) => one.id === id)} onLent={setLent} />}
          </>
        )}
      </Asked>
      {lent && <LentToken lent={lent} onDone={() => setLent(undefined)} />}
    </>
  )
}

function CollectionChoice({ collection, onChoose }: { readonly collection: string; readonly onChoose: (name: string) => void }) {
  const say = useSay()
  const { data: all = [collection] } = useQuery({ queryKey: ['collections', 'auth'], queryFn: listAuthCollections })
  const options = all.filter((name) => name !== OPERATORS).map((name) => ({ value: name, text: name }))
  return <Choice label={say('settings.collection')} value={collection} options={options} onChoose={onChoose} />
}

interface ChosenAccountProps {
  readonly collection: string
  readonly account: Account | undefined
  readonly onLent: (lent: Lent) => void
}

function ChosenAccount({ collection, account, onLent }: ChosenAccountProps) {
  return account ? <LendToken key={account.id} collection={collection} account={account} onLent={onLent} /> : null
}

/** Stands on the screen, not in the list: whatever is searched for or changes there, the token stays until it was taken. */
function LentToken({ lent: { token, until, who }, onDone }: { readonly lent: Lent; readonly onDone: () => void }) {
  const say = useSay()
  const { time } = useTimes()
  return (
    <ShownOnce
      title={say('operators.token', { who })}
      about={say('operators.tokenOnce', { time: time(until) })}
      value={token}
      done={say('operators.tokenDone')}
      onDone={onDone}
    />
  )
}

function AccountTable({ accounts, chosenId }: { readonly accounts: readonly Account[]; readonly chosenId: string }) {
  const say = useSay()
  const { choose } = useAddress()
  return (
    <Rows heads={['operators.account', 'operators.id', 'readers.actions']}>
      {accounts.map(({ id, email, name }) => (
        <tr key={id}>
          <th scope="row">
            {name || email} {name && <span className="dim">{email}</span>}
          </th>
          <td>
            <code>{id}</code>
          </td>
          <td>
            <button type="button" className="second" aria-pressed={id === chosenId} onClick={() => choose({ record: id })}>
              {say('operators.choose')}
              <span className="unseen"> {email || id}</span>
            </button>
          </td>
        </tr>
      ))}
    </Rows>
  )
}
