import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Locale } from '#words/interface'
import { allowCaptcha, consentHere } from '../consent/in-browser.ts'
import { loadCaptcha, renderCaptcha } from './recaptcha.ts'

/** Why it is not there: not asked for, on its way, to be solved, solved, too old, not to be had. */
type State = 'closed' | 'loading' | 'open' | 'solved' | 'expired' | 'failed'

export interface CaptchaPlace {
  readonly siteKey: string
  readonly base: string
  readonly locale: Locale
  readonly isSolved: RefObject<boolean>
  /** How often an answer was used up by sending it. */
  readonly resets: number
}

/** Loads and shows the captcha where that is allowed, once: it refuses to be shown twice in one place. */
export function useCaptcha({ siteKey, base, locale, isSolved, resets }: CaptchaPlace) {
  const place = useRef<HTMLDivElement>(null)
  const reset = useRef<() => void>(undefined)
  const isOpening = useRef(false)
  const [state, setState] = useState<State>('closed')
  function become(next: State) {
    isSolved.current = next === 'solved'
    setState(next)
  }

  async function open() {
    if (isOpening.current) return
    isOpening.current = true
    become('loading')
    try {
      await loadCaptcha(base, locale)
      // Who has left the page meanwhile needs none.
      if (!place.current) return
      const on = { callback: () => become('solved'), 'expired-callback': () => become('expired'), 'error-callback': () => become('failed') }
      reset.current = renderCaptcha(place.current, { sitekey: siteKey, ...on })
      become('open')
    } catch (cause) {
      console.warn(cause)
      isOpening.current = false
      become('failed')
    }
  }

  const openIfAllowed = useEffectEvent(() => {
    if (siteKey && consentHere('captcha') === 'granted') void open()
  })
  useEffect(() => openIfAllowed(), [])
  useResets(resets, () => {
    if (!reset.current) return
    reset.current()
    become('open')
  })

  function agree() {
    void allowCaptcha()
    void open()
  }
  return { place, state, canRetry: !reset.current, agree }
}

/** Hears of each answer that was used up. */
function useResets(resets: number, onUsed: () => void): void {
  const used = useEffectEvent(onUsed)
  useEffect(() => {
    if (resets > 0) used()
  }, [resets])
}
