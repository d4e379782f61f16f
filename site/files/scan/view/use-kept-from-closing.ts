import { useEffect } from 'react'

/** While this is shown the browser asks before it leaves or loads the page anew: what was looked through would be lost. */
export function useKeptFromClosing(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
}
