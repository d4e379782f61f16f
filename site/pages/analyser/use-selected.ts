import { useEffect, useState } from 'react'
import type { Reading } from '../../reading/reading.ts'

/** The finding under discussion: the one that the address names or named last, as its links do; on arrival the first that a reader would ask about. */
export function useSelected({ findings }: Reading): string | null {
  const [named, setNamed] = useState('')
  useEffect(() => {
    const follow = () => setNamed((before) => findings.find(({ id }) => id === location.hash.slice(1))?.id ?? before)
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [findings])
  const selected = findings.find(({ id }) => id === named) ?? findings.find(({ tone }) => tone === 'bad') ?? findings[0]
  return selected?.id ?? null
}
