import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the entry that the address names, as the router cannot scroll to what is folded away. */
export function useUnfolded(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const folded = document.getElementById(decodeURIComponent(hash.slice(1)))?.closest<HTMLDetailsElement>('details:not([open])')
    if (!folded) return
    folded.open = true
    folded.scrollIntoView()
  }, [hash])
}
