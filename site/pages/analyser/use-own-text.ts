import { useEffect, useEffectEvent, useState } from 'react'
import { forgetWordFiles } from '../../files/word-files.ts'
import { forgetWork } from './better/kept-work.ts'
import { clearOwnText, loadOwnText, saveOwnText } from './own-text.ts'
import { useDeletedElsewhere } from './use-deleted-elsewhere.ts'

/**
 * The visitor's own text: kept in this browser until it is deleted.
 * @param onFound takes one that was kept before, once
 * @param onGone called when it was deleted in another tab
 */
export function useOwnText(onFound: (text: string) => void, onGone: () => void) {
  const [text, setText] = useTextHere(onFound)
  const [deletions, setDeletions] = useState(0)
  /** The text that another has taken the place of. */
  const [before, setBefore] = useState<string>()
  useDeletedElsewhere(() => {
    if (text === undefined) return
    drop()
    onGone()
  })
  function keep(given: string) {
    saveOwnText(given)
    setText(given)
  }
  /** One that is to be read takes the place of the one before, which can be had back as long as the page is open. */
  function take(given: string) {
    setBefore(text === given ? undefined : text)
    keep(given)
  }
  /** The one before; the present one changes places with it. */
  function bringBack(): string {
    take(before ?? '')
    return before ?? ''
  }
  /** Out of the field, for another one. */
  const putAside = () => setBefore(text)
  function forget() {
    clearOwnText()
    drop()
  }
  /** Nothing of it is left in this tab either. */
  function drop() {
    forgetWork()
    forgetWordFiles()
    setText(undefined)
    setBefore(undefined)
    setDeletions(deletions + 1)
  }
  return { text, before, deletions, keep, take, putAside, bringBack, forget }
}

/** The text itself; tells once of one that was kept before. */
function useTextHere(onFound: (text: string) => void) {
  const [text, setText] = useState<string>()
  const found = useEffectEvent((kept: string) => {
    setText(kept)
    onFound(kept)
  })
  useEffect(() => {
    const kept = loadOwnText()
    if (kept) found(kept)
  }, [])
  return [text, setText] as const
}
