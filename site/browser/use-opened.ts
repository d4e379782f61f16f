import { useState } from 'react'

/** What was loaded, and how often it was asked for. */
interface Opened<T> {
  readonly loaded: T
  readonly times: number
}

/** A part of the page that is loaded when it is asked for first; whoever asks once more is told by `times`: 0 while nobody has asked and it came by itself. */
export function useOpened<T>(load: () => Promise<T>) {
  const [opened, setOpened] = useState<Opened<T>>()
  const [hasFailed, setHasFailed] = useState(false)
  async function open(how: 'asked for' | 'by itself' = 'asked for') {
    try {
      const loaded = await load()
      setHasFailed(false)
      setOpened((before) => ({ loaded, times: (before?.times ?? 0) + Number(how === 'asked for') }))
    } catch {
      setHasFailed(true)
    }
  }
  return { opened, hasFailed, open }
}
