import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay } from '../../language/language.tsx'
import { Asked } from '../../ui/asked.tsx'
import { Heading } from '../../ui/heading.tsx'
import { ShownOnce } from '../../ui/shown-once.tsx'
import { useLive } from '../../ui/use-live.ts'
import { KeyForm } from './key-form.tsx'
import { KeyTable } from './key-table.tsx'
import { listKeys } from './stored-keys.ts'

/** Keys of the public API: who has which, how much each is used, and new ones. */
export function Keys() {
  const say = useSay()
  const [issued, setIssued] = useState('')
  useLive('apiKeys')
  const found = useQuery({ queryKey: ['apiKeys'], queryFn: listKeys })
  return (
    <>
      <Heading title={say('keys.title')} />
      {issued && (
        <ShownOnce title={say('keys.issued')} about={say('keys.once')} value={issued} done={say('keys.kept')} onDone={() => setIssued('')} />
      )}
      <Asked query={found}>{(keys) => (keys.length > 0 ? <KeyTable keys={keys} /> : <p className="nothing">{say('keys.none')}</p>)}</Asked>
      <KeyForm onIssued={setIssued} />
    </>
  )
}
