import { type RefObject, useEffect } from 'react'
import { putBack, typedBeside } from './unsaved.ts'

let waiting: { readonly path: string; readonly typed: ReturnType<typeof typedBeside> } | undefined

/** Keeps what is typed in the other forms of a case while the page is made anew after this one was saved. */
export function keepBeside(form: HTMLFormElement): void {
  waiting = { path: location.pathname, typed: typedBeside(form) }
}

/** Puts back what was kept, once for each version of a case. */
export function usePutBack(box: RefObject<HTMLElement | null>, version: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another page
  useEffect(() => {
    if (box.current && waiting?.path === location.pathname) putBack(box.current, waiting.typed)
    waiting = undefined
  }, [box, version])
}
