import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { recordsPath } from '../one-collection.tsx'
import type { StoredCollection } from '../stored/collection.ts'
import { COLLECTIONS, changeCollection, readCollection } from '../stored/collections.ts'
import { changesOf, clashingParts, draftOf, lostFields, type SchemaDraft } from './draft.ts'

interface SchemaClash {
  readonly parts: readonly string[]
  readonly theirs: StoredCollection
}

/** A collection as it is worked on and saved. Where somebody else has saved in between, that is found before anything is overwritten. */
export function useSchema(collection: StoredCollection) {
  const [base, setBase] = useState(() => draftOf(collection))
  const [mine, setMine] = useState(base)
  const [clash, setClash] = useState<SchemaClash>()
  const isChanged = Object.keys(changesOf(collection, { base, mine })).length > 0
  const there = draftOf(collection)
  function take(draft: SchemaDraft) {
    setBase(draft)
    setMine(draft)
    setClash(undefined)
  }
  const [seen, setSeen] = useState(there)
  if (JSON.stringify(there) !== JSON.stringify(seen)) {
    setSeen(there)
    // Nobody is at work here: the form shows what somebody else has saved.
    if (!isChanged) take(there)
  }
  const remember = useRemember(collection)
  const save = useMutation({
    mutationFn: async ({ isSure }: { readonly isSure: boolean }) => {
      const theirs = await readCollection(collection.id)
      const parts = isSure ? [] : clashingParts(collection, { base, mine, now: draftOf(theirs) })
      setClash(parts.length > 0 ? { parts, theirs } : undefined)
      if (parts.length > 0) return
      const saved = await changeCollection(collection.id, changesOf(collection, { base, mine }))
      take(draftOf(saved))
      await remember(saved)
    },
  })
  return { mine, setMine, isChanged, lost: lostFields({ base, mine }), clash, save, takeTheirs: () => clash && take(draftOf(clash.theirs)) }
}

/** A collection with a new name stands at another address. */
function useRemember(before: StoredCollection) {
  const questions = useQueryClient()
  const navigate = useNavigate()
  return async (saved: StoredCollection) => {
    questions.setQueryData([COLLECTIONS, saved.name], saved)
    if (saved.name !== before.name) await navigate(`${recordsPath(saved.name)}/schema`, { replace: true })
    await questions.invalidateQueries({ queryKey: [COLLECTIONS] })
    await questions.invalidateQueries({ queryKey: [saved.name] })
  }
}
