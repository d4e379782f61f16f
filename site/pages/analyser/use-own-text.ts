import { useEffect, useEffectEvent, useState } from 'react'
import { clearOwnText, loadOwnText, saveOwnText } from './own-text.ts'

/**
 * The visitor's own text: kept in this browser until it is deleted.
 * @param onFound takes one that was kept before, once
 */
export function useOwnText(onFound: (text: string) => void) {
  const [text, setText] = useState<string>()
  const [deletions, setDeletions] = useState(0)
  const found = useEffectEvent((before: string) => {
    setText(before)
    onFound(before)
  })
  useEffect(() => {
    const before = loadOwnText()
    if (before) found(before)
  }, [])
  function keep(given: string) {
    saveOwnText(given)
    setText(given)
  }
  function forget() {
    clearOwnText()
    setText(undefined)
    setDeletions(deletions + 1)
  }
  return { text, deletions, keep, forget }
}
