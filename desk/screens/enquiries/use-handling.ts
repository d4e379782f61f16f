import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type StoredLead, storedLead } from '#services/desk'
import { backend } from '../../session/backend.ts'
import { type Clash, clashesOf, type Handled, handledParts, handlingOf } from './clashes.ts'

/** State, assignee and note as they are typed and saved. Where somebody else has saved in between, that is found before anything is overwritten. */
export function useHandling(enquiry: StoredLead) {
  const questions = useQueryClient()
  const [base, setBase] = useState(handlingOf(enquiry))
  const [mine, setMine] = useState(base)
  const [clashes, setClashes] = useState<readonly Clash[]>([])
  const there = handlingOf(enquiry)
  const isChanged = differs(mine, base)
  function take(handled: Handled) {
    setBase(handled)
    setMine(handled)
    setClashes([])
  }
  // Nobody is at work here: the form shows what somebody else has saved.
  if (!isChanged && differs(there, base)) take(there)
  const save = useMutation({
    mutationFn: async ({ isSure }: { readonly isSure: boolean }) => {
      const found = isSure ? [] : clashesOf({ base, mine, now: await read(enquiry.id) })
      setClashes(found)
      if (found.length > 0) return
      const changes = Object.fromEntries(handledParts.filter((part) => mine[part] !== base[part]).map((part) => [part, mine[part]]))
      take(handlingOf(storedLead.parse(await backend.collection('leads').update(enquiry.id, changes))))
      await questions.invalidateQueries({ queryKey: ['leads'] })
    },
  })
  const change = (part: Partial<Handled>) => setMine((before) => ({ ...before, ...part }))
  return { mine, change, clashes, isChanged, save, takeTheirs: () => take(there) }
}

const differs = (one: Handled, other: Handled): boolean => handledParts.some((part) => one[part] !== other[part])

async function read(id: string): Promise<Handled> {
  return handlingOf(storedLead.parse(await backend.collection('leads').getOne(id)))
}
