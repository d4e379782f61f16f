import type { ClipboardEvent } from 'react'
import { limits } from './limits.ts'

export function isTooLong(text: string): boolean {
  return text.length > limits.text
}

/** Stops a paste that would make a field too long: millions of characters in it hold the whole page up. */
export function stopsLongPaste(event: ClipboardEvent<HTMLTextAreaElement>): boolean {
  const { value, selectionStart, selectionEnd } = event.currentTarget
  const kept = value.length - (selectionEnd - selectionStart)
  const isStopped = kept + event.clipboardData.getData('text').length > limits.text
  if (isStopped) event.preventDefault()
  return isStopped
}
