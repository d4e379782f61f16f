import { type RefObject, useEffect, useRef } from 'react'

/** What was just hidden keeps the focus until the page is drawn again. */
const isLost = (focused: Element | null) => focused === null || focused === document.body || focused.getClientRects().length === 0

/**
 * Takes the focus when what had it is gone: who goes by keyboard or is read to does not begin at the top of the page again.
 * @param when something that changes with what is shown; nothing is done while it is false
 */
export function useFocusWhenLost<E extends HTMLElement>(when: unknown): RefObject<E | null> {
  const target = useRef<E>(null)
  useEffect(() => {
    if (when === false || !isLost(document.activeElement)) return
    target.current?.focus({ preventScroll: true })
    target.current?.scrollIntoView({ block: 'nearest' })
  }, [when])
  return target
}
