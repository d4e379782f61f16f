import { useEffect, useEffectEvent } from 'react'
import { OWN_TEXT_KEY } from './own-text.ts'

/** Tells when the visitor's own text was deleted in another tab: what one tab forgets no other shows. */
export function useDeletedElsewhere(onDeleted: () => void): void {
  const deleted = useEffectEvent(onDeleted)
  useEffect(() => {
    const listen = ({ key, newValue }: StorageEvent) => {
      if (newValue === null && (key === OWN_TEXT_KEY || key === null)) deleted()
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  }, [])
}
