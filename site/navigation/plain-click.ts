/** Whether a click means “go there”: no other button, no key that opens a tab, nothing that answered it before. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
