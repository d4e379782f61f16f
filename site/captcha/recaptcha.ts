import type { Locale } from '#words/interface'
import { CAPTCHA_ERRORS } from '../constants.ts'

/** What the script of reCAPTCHA version 2 puts on the window, as far as it is used (its documentation: “JavaScript API”). */
interface Recaptcha {
  readonly ready: (then: () => void) => void
  readonly render: (element: HTMLElement, options: RenderOptions) => number
  readonly reset: (widget: number) => void
}

interface RenderOptions {
  readonly sitekey: string
  /** The visitor has solved it; the widget keeps the token in a field of the form, `g-recaptcha-response`. */
  readonly callback: () => void
  /** The token is too old to be sent. */
  readonly 'expired-callback': () => void
  /** It cannot be reached. */
  readonly 'error-callback': () => void
}

declare global {
  interface Window {
    /** Put there by the captcha's script, once a visitor has agreed to loading it. */
    grecaptcha?: Recaptcha
  }
}

type Failure = (typeof CAPTCHA_ERRORS)[keyof typeof CAPTCHA_ERRORS]

/** A captcha that cannot be shown. */
class CaptchaError extends Error {
  override name = 'CaptchaError'
  constructor(message: Failure) {
    super(message)
  }
}

let loading: Promise<void> | undefined

/**
 * Loads the captcha's script for explicit rendering, once per page; after a failure it may be tried again.
 * Throws a `CaptchaError` when the script cannot be had. Only to be called once the visitor has agreed.
 */
export function loadCaptcha(base: string, locale: Locale): Promise<void> {
  loading ??= insertScript(`${base}/api.js?render=explicit&hl=${locale}`).catch((cause: unknown) => {
    loading = undefined
    throw cause
  })
  return loading
}

function insertScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true })
    script.addEventListener('load', () => (window.grecaptcha ? window.grecaptcha.ready(resolve) : resolve()))
    script.addEventListener('error', () => {
      script.remove()
      reject(new CaptchaError(CAPTCHA_ERRORS.loadFailed))
    })
    document.head.append(script)
  })
}

/** Shows the captcha in an element; the answer resets it, since a token can be used only once. Throws a `CaptchaError`. */
export function renderCaptcha(element: HTMLElement | null, options: RenderOptions): () => void {
  const { grecaptcha } = window
  if (!grecaptcha) throw new CaptchaError(CAPTCHA_ERRORS.notLoaded)
  if (!element) throw new CaptchaError(CAPTCHA_ERRORS.noElement)
  const widget = grecaptcha.render(element, options)
  return () => grecaptcha.reset(widget)
}
