/** Keys of the sandbox, public on purpose: they open nothing but the engine. Others are given out one by one (decision 052). */
export const sandboxKeys = { valid: 'sk_test_lotse', expired: 'sk_test_2025' } as const

/** The key that a request brings; undefined for none. */
export function keyOf(headers: Headers): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
}
