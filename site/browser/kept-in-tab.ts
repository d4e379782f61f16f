import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'

const places = new Set<object>()
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * What a visitor put in or had made, kept in memory while the tab lives: who follows a link and comes back finds it again. Where work of
 * somebody's own is in it, the browser asks before it loads a page anew or closes the tab, whichever page that is.
 */
export class PlaceInTab<T> {
  #value: T | undefined
  readonly #isWork: (value: T) => boolean

  constructor(isWork: (value: T) => boolean) {
    this.#isWork = isWork
  }

  get value(): T | undefined {
    return this.#value
  }

  keep(value: T | undefined): void {
    this.#value = value
    if (value !== undefined && this.#isWork(value)) places.add(this)
    else places.delete(this)
    if (places.size > 0) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  }
}

/** A state that is there again when its page is shown once more in this tab. */
export function useKeptInTab<T>(place: PlaceInTab<T>, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(() => place.value ?? initial)
  useEffect(() => place.keep(value), [place, value])
  return [value, setValue]
}
