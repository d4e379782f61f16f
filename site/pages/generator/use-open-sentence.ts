import { useEffect, useState } from 'react'

/** The address while the wordings of a sentence are shown: the back button closes them, and so does going elsewhere. */
export const WORDINGS = 'wordings'
/** The address once they are closed: a place that the window does not move to. */
export const NO_WORDINGS = 'none'

interface OpenSentence {
  /** The phrase whose wordings are shown. */
  readonly open: string | null
  readonly show: (phraseId: string) => void
  readonly close: () => void
}

/** The sentence whose wordings are shown, one at a time; closed, it has the focus again. */
export function useOpenSentence(): OpenSentence {
  const [open, setOpen] = useState<string | null>(null)
  useEffect(() => {
    const follow = () => {
      if (location.hash === `#${WORDINGS}`) return
      if (isFocusFree()) document.querySelector<HTMLElement>('#letter [aria-expanded=true]')?.focus({ preventScroll: true })
      setOpen(null)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  function show(phraseId: string) {
    setOpen(phraseId)
    location.hash = WORDINGS
  }
  return { open, show, close: () => location.replace(`#${NO_WORDINGS}`) }
}

/** Whether nobody has gone to another field meanwhile. */
function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.closest('.ui-s') !== null
}
