import { type RefObject, useEffect } from 'react'

/** Brings the focus to the field whose content was refused: its description says why. */
export function useFocusOnProblem(field: RefObject<HTMLElement | null>, said: string | null): void {
  useEffect(() => {
    if (said) field.current?.focus()
  }, [field, said])
}
