import { type ApiKeyValues, DEFAULT_PER_MINUTE } from './form.ts'
import { hashOfKey, prefixOf } from './key.ts'

/** A record of the collection `apiKeys` as it is created: everything but the key. */
export interface ApiKeyRecord extends Omit<ApiKeyValues, 'expires'> {
  readonly prefix: string
  readonly keyHash: string
  /** A time of the contract; "" for none. */
  readonly expires: string
}

/** What is stored of a new key. */
export async function recordOfKey({ expires, ...values }: ApiKeyValues, key: string): Promise<ApiKeyRecord> {
  const end = expires && `${expires} 23:59:59.999Z`
  return { ...values, perMinute: values.perMinute || DEFAULT_PER_MINUTE, prefix: prefixOf(key), keyHash: await hashOfKey(key), expires: end }
}

/** The last day of a stored key, such as `2027-12-31`; "" for none. */
export function lastDayOf({ expires }: Pick<ApiKeyRecord, 'expires'>): string {
  return expires.slice(0, 10)
}

/** Times as the contract writes them, "" for none. */
interface Ends {
  readonly revoked: string
  readonly expires: string
}

/** Whether a stored key opens anything at this time. */
export function stateOf({ revoked, expires }: Ends, now: Date): 'valid' | 'expired' | 'revoked' {
  if (revoked !== '') return 'revoked'
  return expires !== '' && Date.parse(expires) <= now.getTime() ? 'expired' : 'valid'
}
