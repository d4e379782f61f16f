import { useEffect } from 'react'
import { NO_FINDING } from './sheet-bar.tsx'

const narrow = '(max-width: 61.99em)'

/** On a phone the phrase of the finding in the sheet stays in view above it; Escape closes the sheet, and the phrase has the focus again. */
export function useSheet(selected: string | null): void {
  useEffect(() => {
    const phrase = document.querySelector<HTMLElement>(`.az-b a[href="#${selected}"]`)
    const follow = () => {
      if (!phrase || !matchMedia(narrow).matches) return
      if (location.hash === `#${selected}`) show(phrase)
      if (location.hash === `#${NO_FINDING}`) phrase.focus({ preventScroll: true })
    }
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && location.hash === `#${selected}`) location.replace(`#${NO_FINDING}`)
    }
    follow()
    addEventListener('hashchange', follow)
    addEventListener('keydown', close)
    return () => {
      removeEventListener('hashchange', follow)
      removeEventListener('keydown', close)
    }
  }, [selected])
}

function show(phrase: HTMLElement): void {
  document.querySelector<HTMLElement>('.fd:has(> :target)')?.focus({ preventScroll: true })
  if (isLetterInView()) phrase.scrollIntoView({ block: 'nearest' })
}

function isLetterInView(): boolean {
  const letter = document.querySelector('.az-b')?.getBoundingClientRect()
  return letter !== undefined && letter.bottom > 0 && letter.top < innerHeight
}
