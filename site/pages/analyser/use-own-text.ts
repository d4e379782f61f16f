import { useEffect, useEffectEvent, useState } from 'react'
import { clearOwnText, loadOwnText, saveOwnText } from './own-text.ts'

/**
 * The visitor's own text: kept in this browser until it is deleted.
 * @param onFound takes one that was kept before, once
 */
export function useOwnText(onFound: (text: string) => void) {
  const [text, setText] = useState<string>()
  const [deletions, setDeletions] = useState(0)
  /** The text that another has taken the place of. */
  const [before, setBefore] = useState<string>()
  const found = useEffectEvent((kept: string) => {
    setText(kept)
    onFound(kept)
  })
  useEffect(() => {
    const kept = loadOwnText()
    if (kept) found(kept)
  }, [])
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
    setText(undefined)
    setBefore(undefined)
    setDeletions(deletions + 1)
  }
  return { text, before, deletions, keep, take, putAside, bringBack, forget }
}
