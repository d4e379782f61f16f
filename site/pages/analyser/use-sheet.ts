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
    const leaving = new IntersectionObserver(closeOnceLeft(), { rootMargin: '0px 0px -50%' })
    const letter = document.querySelector('.az-b')
    if (letter) leaving.observe(letter)
    follow()
    addEventListener('hashchange', follow)
    addEventListener('keydown', close)
    return () => {
      leaving.disconnect()
      removeEventListener('hashchange', follow)
      removeEventListener('keydown', close)
    }
  }, [selected])
}

/** Whoever goes on to another part of the page is done with the sheet; one opened from there stays. */
function closeOnceLeft(): IntersectionObserverCallback {
  let isSeen = isLetterAbove(innerHeight / 2)
  return ([entry]) => {
    const isIn = entry?.isIntersecting ?? false
    if (isSeen && !isIn && matchMedia(narrow).matches && document.querySelector('.fd > :target')) location.replace(`#${NO_FINDING}`)
    isSeen = isIn
  }
}

function show(phrase: HTMLElement): void {
  document.querySelector<HTMLElement>('.fd:has(> :target)')?.focus({ preventScroll: true })
  if (isLetterAbove(innerHeight)) phrase.scrollIntoView({ block: 'nearest' })
}

/** Whether some of the letter is in the window above this height. */
function isLetterAbove(height: number): boolean {
  const letter = document.querySelector('.az-b')?.getBoundingClientRect()
  return letter !== undefined && letter.bottom > 0 && letter.top < height
}
