import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Locale } from '#words/locales'
import { loadCaptcha, renderCaptcha } from '../runtime/captcha/recaptcha.ts'
import { allowCaptcha, consentHere } from '../runtime/consent/in-browser.ts'
import { useMessages } from '../runtime/messages.tsx'

/** Why it is not there: not asked for, on its way, to be solved, solved, too old, not to be had. */
type State = 'closed' | 'loading' | 'open' | 'solved' | 'expired' | 'failed'

interface CaptchaProps {
  readonly siteKey: string
  readonly base: string
  readonly locale: Locale
  readonly id: string
  readonly isSolved: RefObject<boolean>
  /** How often an answer was used up by sending it. */
  readonly resets: number
}

/**
 * The captcha, which comes from Google: nothing of it is loaded before the visitor agrees, by a press of the button here or in the
 * choice about consent, which remembers both. It stands in every form and is not displayed without a key: pages are rendered before it is known.
 */
export function CaptchaBox({ siteKey, base, locale, id, isSolved, resets }: CaptchaProps) {
  const t = useMessages()
  const place = useRef<HTMLDivElement>(null)
  const reset = useRef<() => void>(undefined)
  const isOpening = useRef(false)
  const [state, setState] = useState<State>('closed')
  function become(next: State) {
    isSolved.current = next === 'solved'
    setState(next)
  }

  /** Once: the captcha refuses to be shown twice in one place. */
  async function open() {
    if (isOpening.current) return
    isOpening.current = true
    become('loading')
    try {
      await loadCaptcha(base, locale)
      // Who has left the page meanwhile needs none.
      if (!place.current) return
      reset.current = renderCaptcha(place.current, {
        sitekey: siteKey,
        callback: () => become('solved'),
        'expired-callback': () => become('expired'),
        'error-callback': () => become('failed'),
      })
      become('open')
    } catch (cause) {
      console.warn(cause)
      isOpening.current = false
      become('failed')
    }
  }

  function agree() {
    void allowCaptcha()
    void open()
  }

  const openIfAllowed = useEffectEvent(() => {
    if (siteKey && consentHere('captcha') === 'granted') void open()
  })
  useEffect(() => openIfAllowed(), [])

  useEffect(() => {
    if (resets === 0 || !reset.current) return
    reset.current()
    isSolved.current = false
    setState('open')
  }, [resets, isSolved])

  return (
    <fieldset className="capt" data-key={siteKey} aria-describedby={`${id}-said`}>
      <legend>{t('form.captcha.title')}</legend>
      <p className="small">{t('form.captcha.text')}</p>
      <noscript>
        <p className="small">{t('form.captcha.noscript')}</p>
      </noscript>
      {(state === 'closed' || state === 'loading' || (state === 'failed' && !reset.current)) && (
        <button id={id} type="button" className="btn btn--2 btn--s" onClick={agree} aria-busy={state === 'loading'}>
          {t(state === 'loading' ? 'form.captcha.loading' : 'form.captcha.load')}
        </button>
      )}
      <div ref={place} />
      <p id={`${id}-said`} className="small" role="status">
        {state === 'closed' ? '' : t(`form.captcha.${state}`)}
      </p>
    </fieldset>
  )
}
