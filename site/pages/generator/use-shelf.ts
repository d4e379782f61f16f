import { useEffect, useState } from 'react'
import { EARLIER_KEY } from '../../browser/kept-drafts.ts'
import type { Draft } from './draft.ts'
import { loadEarlier, saveEarlier } from './stored-draft.ts'

/** The drafts of this browser beside the one in the form, the latest last. */
export interface Shelf {
  readonly drafts: readonly Draft[]
  /** Puts a draft away that somebody has changed: another takes its place in the form. */
  readonly put: (draft: Draft) => void
  /** The draft of this place comes back; the present one, if it was changed, is put in front of the others. */
  readonly open: (at: number, present: Draft) => void
  readonly remove: (at: number) => void
  /** What `remove` or a clearing has just taken away, as long as the page is open. */
  readonly undo: ((present: Draft) => void) | undefined
  /** Takes all drafts away, the present one as well, which `undo` puts back into the form. */
  readonly clear: (present: Draft) => void
}

interface Before {
  readonly drafts: readonly Draft[]
  /** What stood in the form, where it was taken away as well. */
  readonly form?: Draft
}

/** Kept in this browser only; every tab of it has the same. */
export function useShelf(sample: Draft, onOpen: (draft: Draft) => void): Shelf {
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  const [before, setBefore] = useState<Before>()
  useEffect(() => {
    const load = () => setDrafts(loadEarlier(sample))
    const follow = ({ key }: StorageEvent) => {
      if (key === null || key === EARLIER_KEY) load()
    }
    load()
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [sample])
  function keep(next: readonly Draft[], undoable?: Before) {
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
  function undo({ drafts, form }: Before, present: Draft) {
    keep([...drafts, ...(form && !present.isUntouched ? [present] : [])])
    if (form) onOpen(form)
  }
  return {
    drafts,
    put: (draft) => keep([...loadEarlier(sample), ...(draft.isUntouched ? [] : [draft])]),
    open,
    remove: (at) => keep(drafts.toSpliced(at, 1), { drafts }),
    undo: before && (before.form || before.drafts.length > 0) ? (present) => undo(before, present) : undefined,
    clear: (present) => keep([], present.isUntouched ? { drafts } : { drafts, form: present }),
  }
}
