import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSay } from '../../../language/language.tsx'
import { backend } from '../../../session/backend.ts'
import { ConfirmByName } from '../../../ui/confirm-by-name.tsx'
import { DeleteByName } from '../../../ui/delete-by-name.tsx'
import { Outcome } from '../../../ui/outcome.tsx'
import type { StoredCollection } from '../stored/collection.ts'
import { COLLECTIONS } from '../stored/collections.ts'

/** What cannot be undone. */
export function DangerZone({ collection: { id, name, type, system } }: { readonly collection: StoredCollection }) {
  const say = useSay()
  const questions = useQueryClient()
  const navigate = useNavigate()
  const [isEmptied, setIsEmptied] = useState(false)
  async function truncate() {
    await backend.collections.truncate(id)
    setIsEmptied(true)
    await questions.invalidateQueries({ queryKey: [name] })
    await questions.invalidateQueries({ queryKey: [COLLECTIONS] })
  }
  async function remove() {
    await backend.collections.delete(id)
    await navigate('/collections')
    await questions.invalidateQueries({ queryKey: [COLLECTIONS] })
  }
  return (
    <section className="box box--danger">
      <h2>{say('schema.danger')}</h2>
      {system && <p>{say('schema.systemStays')}</p>}
      <Outcome done={isEmptied && say('schema.truncated')} />
      <div className="buttons">
        {type !== 'view' && !system && (
          <ConfirmByName
            label={say('schema.truncate')}
            action={say('schema.truncate')}
            name={name}
            consequence={say('schema.truncateWhat')}
            isDanger
            onConfirm={truncate}
          />
        )}
        {!system && <DeleteByName label={say('schema.delete')} name={name} consequence={say('schema.deleteWhat')} onDelete={remove} />}
      </div>
    </section>
  )
}
