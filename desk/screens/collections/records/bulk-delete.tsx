import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay } from '../../../language/language.tsx'
import { backend } from '../../../session/backend.ts'
import { ConfirmByName } from '../../../ui/confirm-by-name.tsx'
import { Outcome } from '../../../ui/outcome.tsx'
import type { StoredCollection } from '../stored/collection.ts'
import { isEnd, reasonOf } from '../use-problems.ts'

interface BulkDeleteProps {
  readonly collection: StoredCollection
  readonly ids: readonly string[]
}

interface Deleted {
  readonly count: number
  /** Id and reason of each that stays. */
  readonly refused: readonly string[]
}

/** Deletes what is picked, one after the other: what is refused stays, and is named with the reason. */
export function BulkDelete({ collection, ids }: BulkDeleteProps) {
  const say = useSay()
  const { deleted, remove } = useBulkDelete(collection)
  return (
    <div className="bulk">
      <Outcome
        done={deleted && deleted.count > 0 && say('records.deleted', { count: deleted.count })}
        problem={deleted && deleted.refused.length > 0 && say('records.notDeleted', { list: deleted.refused.join(' · ') })}
      />
      {ids.length > 0 && (
        <ConfirmByName
          label={say('records.deletePicked', { count: ids.length })}
          action={say('delete.now')}
          name={collection.name}
          consequence={say('records.deletePickedWhat', { count: ids.length })}
          isDanger
          onConfirm={() => remove(ids)}
        />
      )}
    </div>
  )
}

function useBulkDelete({ id: collection, name }: StoredCollection) {
  const say = useSay()
  const questions = useQueryClient()
  const [deleted, setDeleted] = useState<Deleted>()
  async function remove(ids: readonly string[]) {
    const refused: string[] = []
    let count = 0
    for (const id of ids) {
      try {
        await backend.collection(collection).delete(id)
        count += 1
      } catch (error) {
        refused.push(`${id}: ${reasonOf(error, say)}`)
        if (await isEnd(error)) break
      }
    }
    setDeleted({ count, refused })
    await questions.invalidateQueries({ queryKey: [name] })
  }
  return { deleted, remove }
}
