import { type RefObject, useEffect } from 'react'
import type { SearchAnswer } from '../../search/search.ts'

interface SearchField {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly field: RefObject<HTMLInputElement | null>
  /** Opens anew whenever this changes. */
  readonly times: number
  readonly answer: SearchAnswer | undefined
}

/** Opens the dialog with what was asked before selected; whoever stood on a result that is none any more goes on in the field. */
export function useFocusInField({ dialog, field, times, answer }: SearchField): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once more, it opens once more
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    field.current?.select()
  }, [times])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer results go
  useEffect(() => {
    const isLost = dialog.current?.open && !dialog.current.contains(document.activeElement)
    if (isLost) field.current?.focus()
  }, [answer])
}
