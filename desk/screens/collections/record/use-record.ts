import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { backend } from '../../../session/backend.ts'
import type { StoredCollection } from '../stored/collection.ts'
import { recordsKey, type StoredRecord, storedRecord } from '../stored/record.ts'
import { askedFields, bodyOf, clashingFields, faultOf, isSameTyped, type Typed, type TypedRecord, typedRecord } from './typed.ts'

/** A record as it is typed and saved. Where somebody else has saved in between, that is found before anything is overwritten. */
export function useRecord(collection: StoredCollection, record: StoredRecord) {
  const questions = useQueryClient()
  const there = typedRecord(collection, record)
  const [base, setBase] = useState(there)
  const [mine, setMine] = useState(base)
  const [clashes, setClashes] = useState<TypedRecord>({})
  const isChanged = differs(mine, base)
  function take(typed: TypedRecord) {
    setBase(typed)
    setMine(typed)
    setClashes({})
  }
  const [seen, setSeen] = useState(there)
  if (differs(there, seen)) {
    setSeen(there)
    // Nobody is at work here: the form shows what somebody else has saved.
    if (!isChanged) take(there)
  }
  const save = useMutation({
    mutationFn: async ({ isSure }: { readonly isSure: boolean }) => {
      const now = isSure ? base : typedRecord(collection, await readRecord(collection, record.id))
      const found = clashingFields({ base, mine, now })
      setClashes(Object.fromEntries(found.map((name) => [name, now[name] ?? ''])))
      if (found.length > 0) return
      const saved = await backend.collection(collection.id).update(record.id, bodyOf(collection, { base, mine }))
      take(typedRecord(collection, storedRecord.parse(saved)))
      await questions.invalidateQueries({ queryKey: recordsKey(collection.name) })
    },
  })
  const change = (name: string, typed: Typed) => setMine((before) => ({ ...before, [name]: typed }))
  return { mine, change, clashes, isChanged, isSound: isSound(collection, mine), save, takeTheirs: () => take(there) }
}

const differs = (one: TypedRecord, other: TypedRecord): boolean => Object.keys(one).some((name) => !isSameTyped(one[name], other[name]))

/** Whether all that was typed can be sent. */
export const isSound = (collection: StoredCollection, typed: TypedRecord): boolean =>
  askedFields(collection).every((field) => faultOf(field, typed[field.name] ?? '') === undefined)

export async function readRecord({ id: collection }: StoredCollection, id: string): Promise<StoredRecord> {
  return storedRecord.parse(await backend.collection(collection).getOne(id))
}
