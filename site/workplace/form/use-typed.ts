import { type RefObject, useEffect } from 'react'
import { putBack, type Typed } from './unsaved.ts'
import { useLeaving } from './use-leaving.ts'

let waiting: { readonly path: string; readonly typed: readonly Typed[] } | undefined

/** Keeps what was typed in a case while its page is made anew: after one of its forms was saved, or when it has moved on. */
export function keepTyped(typed: readonly Typed[]): void {
  waiting = { path: location.pathname, typed }
}

/** Puts back what was kept, once for each version of a case; who leaves with something unsaved is asked. */
export function useTyped(box: RefObject<HTMLElement | null>, version: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another page
  useEffect(() => {
    if (box.current && waiting?.path === location.pathname) putBack(box.current, waiting.typed)
    waiting = undefined
  }, [box, version])
  useLeaving(box)
}
