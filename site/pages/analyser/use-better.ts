import { useEffect, useEffectEvent } from 'react'
import { useOpened } from '../../browser/use-opened.ts'
import { workOn } from './better/kept-work.ts'

/** The section with better sentences, loaded when it is asked for; what was made of a text before in this tab opens it by itself. */
export function useBetter(text: string) {
  const better = useOpened(() => import('./better/better-sentences.tsx'))
  const openAgain = useEffectEvent(() => void better.open('by itself'))
  useEffect(() => {
    if (workOn(text)) openAgain()
  }, [text])
  return better
}
