import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { loadWhole } from '../../navigation/load-whole.ts'

/** The address while the wordings of a sentence are shown: the back button closes them, and so does going elsewhere. */
export const WORDINGS = 'wordings'
/** The address once they are closed: a place that the window does not move to. */
export const NO_WORDINGS = 'none'

interface OpenSentence {
  /** The phrase whose wordings are shown. */
  readonly open: string | null
  /** What shows them, loaded when somebody asks for the first. */
  readonly part: typeof import('./wordings.tsx') | undefined
  readonly show: (phraseId: string) => void
  readonly close: () => void
}

/** The sentence whose wordings are shown, one at a time; closed, it has the focus again. */
export function useOpenSentence(): OpenSentence {
  const [open, setOpen] = useState<string | null>(null)
  const [part, setPart] = useState<OpenSentence['part']>()
  useEffect(() => {
    const follow = () => {
      const isOpened = location.hash === `#${WORDINGS}`
      // A new address takes the focus away from where it was.
      if (isFocusFree()) document.querySelector<HTMLElement>(isOpened ? '.ui-s' : '#letter [aria-expanded=true]')?.focus({ preventScroll: true })
      if (!isOpened) setOpen(null)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  /** The page moves to the sentence before the address changes: the router comes back to where it was then. */
  function reveal(loaded: NonNullable<typeof part>, phraseId: string) {
    flushSync(() => {
      setPart(loaded)
      setOpen(phraseId)
    })
    location.hash = WORDINGS
  }
  function show(phraseId: string) {
    if (part) reveal(part, phraseId)
    else import('./wordings.tsx').then((loaded) => reveal(loaded, phraseId), loadWhole)
  }
  return { open, part, show, close: () => location.replace(`#${NO_WORDINGS}`) }
}

/** Whether nobody has gone to another field meanwhile. */
function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.closest('.ui-s') !== null
}
