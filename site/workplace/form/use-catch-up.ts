import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { type Typed, typedBeside, typedIn } from './unsaved.ts'
import { keepTyped } from './use-typed.ts'

/** Shows a case as it stands now after somebody was quicker, with what was typed in a form when it was sent, and beside it. */
export function useCatchUp() {
  const own = useRef<readonly Typed[]>([])
  const { revalidate } = useRevalidator()
  return {
    remember(form: HTMLFormElement) {
      own.current = typedIn(form)
    },
    catchUp(form: HTMLFormElement) {
      keepTyped([...own.current, ...typedBeside(form)])
      void revalidate()
    },
  }
}
