import { type ComponentType, useState } from 'react'
import type { BetterSentencesProps } from './better-sentences.tsx'

interface Opened {
  readonly Section: ComponentType<BetterSentencesProps>
  /** How often it was asked for. */
  readonly times: number
}

/** The section of better sentences: what it needs is loaded when it is asked for first. */
export function useBetter() {
  const [opened, setOpened] = useState<Opened>()
  const [hasFailed, setHasFailed] = useState(false)
  async function open() {
    try {
      const { BetterSentences } = await import('./better-sentences.tsx')
      setHasFailed(false)
      setOpened((before) => ({ Section: BetterSentences, times: (before?.times ?? 0) + 1 }))
    } catch {
      setHasFailed(true)
    }
  }
  return { opened, hasFailed, open }
}
