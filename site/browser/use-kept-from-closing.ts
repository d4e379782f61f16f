import { useEffect } from 'react'

/**
 * While this is shown the browser asks before it leaves or loads the page anew: what was put in would be lost.
 * @param isWanted whether there is anything to lose
 */
export function useKeptFromClosing(isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isWanted])
}
