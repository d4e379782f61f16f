import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { type Begun, calls } from '#processes'
import { isWorkplaceKey, type WorkplaceKey } from '#words/workplace'
import { DONE_FIELD, SAVED_ID, saidElsewhere } from './answer.ts'

/** The first load leads to the notice by its fragment; later it takes the focus that was in the form. */
const FIRST = 'default'

interface Done {
  /** What was done, as the address says; undefined where it says nothing, or what is long past. */
  readonly name: string | undefined
  /** Its words. */
  readonly words: WorkplaceKey | undefined
  /** Where it is said: takes the focus. */
  readonly box: RefObject<HTMLDivElement | null>
}

/**
 * What was done last: on every reload the same, and nothing is done again.
 * @param id of the place on the page that says it, in which the address ends
 * @param last what was done last in the case: an address that says something else is old
 */
export function useDone(id: string, last: Begun | undefined): Done {
  const { search, hash, key } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  const name = new URLSearchParams(search).get(DONE_FIELD) ?? ''
  const saying = `done.${name}`
  const isOld = last !== undefined && name !== last && calls.some((call) => call === name)
  const words = !isOld && isWorkplaceKey(saying) ? saying : undefined
  useEffect(() => {
    // The bar of buttons is in sight wherever one is: nothing scrolls to it.
    const isBar = id === SAVED_ID && name === saidElsewhere
    if (words && key !== FIRST && (isBar || hash === `#${id}`)) box.current?.focus({ preventScroll: isBar })
  }, [words, key, hash, id, name])
  return { name: words && name, words, box }
}
