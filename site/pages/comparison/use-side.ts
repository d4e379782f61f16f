import { useState } from 'react'
import type { FileNote } from '../../files/file-text.ts'
import { useGivenText } from '../../files/use-given-text.ts'

/** One of both texts, and what there is to say beside it where it came from a file. */
export function useSide() {
  const [notes, setNotes] = useState<readonly FileNote[]>([])
  const given = useGivenText((_, ofFile) => setNotes(ofFile))
  return { ...given, notes }
}

export type Side = ReturnType<typeof useSide>
