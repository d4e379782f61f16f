import { useEffect } from 'react'
import { keptHere } from '../../browser/kept.ts'

export const CODE_KEY = 'code-language'

/** Keeps the language of the samples from page to page, in this browser only. One for each page: its key is the page. */
export function RememberCode() {
  useEffect(() => {
    const radios = [...document.querySelectorAll<HTMLInputElement>('input[name=code]')]
    const kept = keptHere()
    const chosen = radios.find(({ value }) => value === kept?.getItem(CODE_KEY))
    if (chosen) chosen.checked = true
    const keep = ({ target }: Event) => target instanceof HTMLInputElement && kept?.setItem(CODE_KEY, target.value)
    // A click comes of the keyboard too, and of a choice made before React was there.
    for (const radio of radios) radio.addEventListener('click', keep)
    return () => {
      for (const radio of radios) radio.removeEventListener('click', keep)
    }
  }, [])
  return null
}
