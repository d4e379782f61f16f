import { useMessages } from '../messages/messages.tsx'
import { type CaptchaPlace, useCaptcha } from './use-captcha.ts'

interface CaptchaProps extends CaptchaPlace {
  readonly id: string
}

/**
 * The captcha, which comes from Google: nothing of it is loaded before the visitor agrees, by a press of the button here or in the
 * choice about consent, which remembers both. It stands in every form and is not displayed without a key: pages are rendered before it is known.
 */
export function CaptchaBox({ siteKey, base, locale, id, isSolved, resets }: CaptchaProps) {
  const t = useMessages()
  const { place, state, canRetry, agree } = useCaptcha({ siteKey, base, locale, isSolved, resets })
  return (
    <fieldset className="capt" data-key={siteKey} aria-describedby={`${id}-said`}>
      <legend>{t('form.captcha.title')}</legend>
      <p className="small">{t('form.captcha.text')}</p>
      <noscript>
        <p className="small">{t('form.captcha.noscript')}</p>
      </noscript>
      {(state === 'closed' || state === 'loading' || (state === 'failed' && canRetry)) && (
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
