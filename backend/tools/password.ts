import { hash, verify } from '@node-rs/bcrypt'

const DEFAULT_COST = 10
/** Bcrypt reads no further; longer passwords are refused rather than cut. */
const LIMIT_BYTES = 72

/** Salt and digest of a random text nobody knows; with a cost before it, a hash that takes as long to compare as a real one. */
const NOBODYS_DIGEST = 'w4jkkDeHOoWLiy.U.tTn5.x53Irb5B0d.gELLCsOF0XQA74y8CK6m'
const HASH = /^\$2[abxy]?\$\d\d\$[./A-Za-z0-9]{53}$/

/** Hashes off the main thread; a cost of 0 stands for 10. Spelled `$2a$` like PocketBase's own; `$2y$` names the same algorithm. */
export async function hashPassword(password: string, cost = DEFAULT_COST): Promise<string> {
  const hashed = await hash(password, cost > 0 ? cost : DEFAULT_COST)
  return hashed.replace(/^\$2y\$/, '$2a$')
}

/** False for a wrong password; what is no hash takes as long as one. */
export function verifyPassword(password: string, hashed: string): Promise<boolean> {
  return HASH.test(hashed) ? verify(password, hashed) : verifyNothing(password)
}

/** Takes as long as checking a real password of this cost, so that an answer does not tell whether a record exists. */
export async function verifyNothing(password: string, cost = DEFAULT_COST): Promise<false> {
  const digits = String(cost > 0 ? cost : DEFAULT_COST).padStart(2, '0')
  await verify(password, `$2a$${digits}$${NOBODYS_DIGEST}`)
  return false
}

/** Whether bcrypt could not tell this password from a shorter one. */
export function isTooLongToHash(password: string): boolean {
  return Buffer.byteLength(password) > LIMIT_BYTES
}
