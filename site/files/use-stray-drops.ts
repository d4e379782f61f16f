import { useEffect } from 'react'

/** Keeps the browser from opening a file that is dropped beside the field: the page, and what was read in it, would be gone. */
export function useStrayDrops(): void {
  useEffect(() => {
    addEventListener('dragover', refuse)
    addEventListener('drop', refuse)
    return () => {
      removeEventListener('dragover', refuse)
      removeEventListener('drop', refuse)
    }
  }, [])
}

/** Text may be dropped into any field, and files where a field has taken them already. */
function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  if (event.target instanceof HTMLInputElement && event.target.type === 'file') return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}
