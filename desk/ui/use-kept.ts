import { useState } from 'react'

const kept = new Map<string, unknown>()

/** State that outlasts its screen: whoever looks something up elsewhere at the desk finds what was written as it was. Gone with the tab. */
export function useKept<T>(key: string, first: T, isShape: (value: unknown) => value is T) {
  const [value, setValue] = useState(() => {
    const before = kept.get(key)
    return isShape(before) ? before : first
  })
  function change(next: (before: T) => T) {
    setValue((before) => {
      const after = next(before)
      kept.set(key, after)
      return after
    })
  }
  return [value, change, () => void kept.delete(key)] as const
}
