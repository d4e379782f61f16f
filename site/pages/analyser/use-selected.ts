import { useEffect, useState } from 'react'
import type { Reading } from '../../reading/reading.ts'

/** The finding under discussion: the one that the address names, as its links do; on arrival the first that a reader would ask about. */
export function useSelected({ findings }: Reading): string | null {
  const [named, setNamed] = useState('')
  useEffect(() => {
    const follow = () => setNamed(location.hash.slice(1))
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const selected = findings.find(({ id }) => id === named) ?? findings.find(({ tone }) => tone === 'bad') ?? findings[0]
  return selected?.id ?? null
}
