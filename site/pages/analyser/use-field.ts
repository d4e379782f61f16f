import { useRef, useState } from 'react'

/** The field of the visitor's own text, behind whatever is read: what it begins with, and whether pictures stand in its place. */
export function useField() {
  /** Its turn rises with each new beginning. */
  const [field, setField] = useState({ turn: 0, text: '', isAgain: false })
  const isLooking = useRef(false)
  const begin = (text: string, isAgain = false) => setField(({ turn }) => ({ turn: turn + 1, text, isAgain }))
  function look(isShown: boolean) {
    isLooking.current = isShown
  }
  return { field, begin, look, isLooking }
}
