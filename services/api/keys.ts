import { ApiProblem } from './problem.ts'

/** Keys of the sandbox, public on purpose: they open nothing but the engine. Accounts get keys of their own with the test access. */
export const sandboxKeys = { valid: 'sk_test_lotse', expired: 'sk_test_2025' } as const

/** Lets a request through whose key holds. Throws an `ApiProblem` of status 401 that says what is wrong with the key. */
export function checkKey(headers: Headers): void {
  const key = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (!key) throw refused('missing_key')
  if (key === sandboxKeys.expired) throw refused('expired_key')
  if (key !== sandboxKeys.valid) throw refused('unknown_key')
}

function refused(code: 'missing_key' | 'unknown_key' | 'expired_key'): ApiProblem {
  return new ApiProblem(code, { headers: { 'www-authenticate': 'Bearer' } })
}
