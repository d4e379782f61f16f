import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import { useWords } from '../words.ts'
import { hasUnsaved } from './unsaved.ts'

let isLetGo = false

/** What was sent leads on: nobody is asked whether they want to leave. */
export function letGo(): void {
  isLetGo = true
}

/** The same page in the other language keeps what is typed. */
const withoutLanguage = (pathname: string) => pathname.replace(/^\/en(?=\/)/, '')

/** Who leaves a page on which something is not saved yet is asked, by a link as by the browser's own ways. */
export function useLeaving(box: RefObject<HTMLElement | null>): void {
  const say = useWords()
  const { state, proceed, reset } = useBlocker(({ currentLocation, nextLocation }) => {
    const isElsewhere = withoutLanguage(currentLocation.pathname) !== withoutLanguage(nextLocation.pathname)
    return isElsewhere && !isLetGo && hasUnsaved(box.current)
  })
  const ask = useEffectEvent(() => {
    if (state === 'blocked') confirm(say('leave.question')) ? proceed() : reset()
  })
  useEffect(() => {
    if (state === 'blocked') ask()
  }, [state])
  useEffect(() => {
    isLetGo = false
    const hold = (event: BeforeUnloadEvent) => hasUnsaved(box.current) && event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [box])
}
