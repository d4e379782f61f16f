import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderCaptcha } from './recaptcha.ts'

const options = { sitekey: 'key', callback: () => undefined, 'expired-callback': () => undefined, 'error-callback': () => undefined }

describe('the captcha cannot be shown', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('before its script is there', () => {
    vi.stubGlobal('window', {})
    expect(() => renderCaptcha(null, options)).toThrow('reCAPTCHA is not loaded')
  })

  it('without a place for it', () => {
    vi.stubGlobal('window', { grecaptcha: {} })
    expect(() => renderCaptcha(null, options)).toThrow('element is not defined')
  })
})
