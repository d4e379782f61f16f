import { useEffect, useState } from 'react'
import type { Draft } from './draft.ts'
import { EARLIER_KEY, loadEarlier, saveEarlier } from './stored-draft.ts'

/** The drafts of this browser beside the one in the form, the latest last. */
export interface Shelf {
  readonly drafts: readonly Draft[]
  /** Puts a draft away that somebody has changed: another takes its place in the form. */
  readonly put: (draft: Draft) => void
  /** The draft of this place comes back; the present one, if it was changed, is put in front of the others. */
  readonly open: (at: number, present: Draft) => void
  readonly remove: (at: number) => void
  /** What `remove` or a clearing has just taken away, as long as the page is open. */
  readonly undo: (() => void) | undefined
  /** Takes all drafts away, the present one as well, which `undo` puts back among them. */
  readonly clear: (present: Draft) => void
}

/** Kept in this browser only; every tab of it has the same. */
export function useShelf(sample: Draft, onOpen: (draft: Draft) => void): Shelf {
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  const [before, setBefore] = useState<readonly Draft[]>()
  useEffect(() => {
    const load = () => setDrafts(loadEarlier(sample))
    const follow = ({ key }: StorageEvent) => {
      if (key === null || key === EARLIER_KEY) load()
    }
    load()
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [sample])
  function keep(next: readonly Draft[], undoable?: readonly Draft[]) {
    saveEarlier(next)
    setDrafts(next)
    setBefore(undoable)
  }
  function open(at: number, present: Draft) {
    const stored = loadEarlier(sample)
    const wanted = stored[at]
    if (!wanted) return
    keep([...(present.isUntouched ? [] : [present]), ...stored.toSpliced(at, 1)])
    onOpen(wanted)
  }
  return {
    drafts,
    put: (draft) => keep([...loadEarlier(sample), ...(draft.isUntouched ? [] : [draft])]),
    open,
    remove: (at) => keep(drafts.toSpliced(at, 1), drafts),
    undo: before && before.length > 0 ? () => keep(before) : undefined,
    clear: (present) => keep([], [...drafts, ...(present.isUntouched ? [] : [present])]),
  }
}
