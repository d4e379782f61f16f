import { expect, it } from 'vitest'
import { isSignInReturn, signInReturnHeaders } from './sign-in-return.ts'

it('leaves a window that comes back from a provider with the page that opened it', () => {
  expect(['/api/oauth2-redirect', '/_/', '/', '/api/oauth2-redirect2'].map(isSignInReturn)).toEqual([true, true, false, false])
  expect(signInReturnHeaders({ 'cross-origin-opener-policy': 'same-origin-allow-popups', 'referrer-policy': 'no-referrer' })).toEqual({
    'referrer-policy': 'no-referrer',
  })
})
