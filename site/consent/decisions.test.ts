import { describe, expect, it } from 'vitest'
import { CONSENT_STATES } from '../constants.ts'
import { consentState, mustAsk, readDecisions, writeDecisions } from './decisions.ts'

describe('decisions about consent', () => {
  it('are read back from the cookie as they were written', () => {
    const decisions = { analytics: 'granted', recording: 'denied' } as const
    expect(writeDecisions(decisions)).toBe('analytics=granted&recording=denied')
    expect(readDecisions(`other=1; consent=${writeDecisions(decisions)}; i18n_redirected=de`)).toEqual(decisions)
  })

  it.each([
    '',
    'consent=',
    'consent=yes',
    'consent=analytics=GRANTED',
    'xconsent=analytics=granted',
    'consent=%00%FF=granted',
    'consent=__proto__=granted',
  ])('are not found in “%s”', (cookies) => expect(readDecisions(cookies)).toEqual({}))

  it('are pending, granted or denied, each purpose by itself', () => {
    const decisions = { analytics: 'granted', recording: 'denied' } as const
    expect(consentState('analytics', decisions, false)).toBe('granted')
    expect(consentState('recording', decisions, false)).toBe('denied')
    expect(consentState('captcha', decisions, false)).toBe('pending')
    expect(CONSENT_STATES).toEqual(['pending', 'granted', 'denied'])
  })

  it('are all “denied” with a browser that asks not to be tracked', () => {
    for (const purpose of ['analytics', 'recording', 'captcha'] as const) expect(consentState(purpose, { [purpose]: 'granted' }, true)).toBe('denied')
  })
})

describe('a visitor is asked', () => {
  it('as long as measuring or recording is offered and undecided', () => {
    expect(mustAsk(['analytics', 'recording'], {}, false)).toBe(true)
    expect(mustAsk(['analytics', 'recording'], { analytics: 'denied' }, false)).toBe(true)
    expect(mustAsk(['analytics', 'recording'], { analytics: 'denied', recording: 'granted' }, false)).toBe(false)
  })

  it('not for the captcha, not for what is not offered, and not against the signal of the browser', () => {
    expect(mustAsk(['captcha'], {}, false)).toBe(false)
    expect(mustAsk([], {}, false)).toBe(false)
    expect(mustAsk(['analytics', 'recording'], {}, true)).toBe(false)
  })
})
