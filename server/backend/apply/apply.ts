import { clashesIn, clashLines, productCollections, storedAddresses, users } from '#services'
import type { Env } from '../../env.ts'
import { type Change, planChanges } from './plan.ts'
import { type Credentials, type Remote, signIn } from './remote.ts'

export interface ApplyOptions {
  /** Says what would change, and changes nothing. */
  readonly dryRun: boolean
}

/**
 * Brings the product's own collections to a server of the contract: creates what is missing, changes what differs, removes
 * nothing. A second call finds nothing to do.
 */
export async function applyCollections(env: Env, url: string, { dryRun }: ApplyOptions): Promise<void> {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw new Error(`"${url}" is no address with http:// or https://.`)
  const remote = await signIn(url, credentialsOf(env))
  const existing = await remote.collections()
  const changes = planChanges(productCollections, existing)
  if (changes.length === 0) return console.log('Nothing to change.')
  console.log(sentences(changes))
  if (dryRun) return console.log('Nothing was changed (--dry-run).')
  if (existing.some(({ name }) => name === users.name)) await refuseClashes(remote)
  await remote.importCollections(changes.map(({ collection }) => collection))
  const left = planChanges(productCollections, await remote.collections())
  if (left.length > 0) throw new Error(`The server took the collections, but still differs:\n${sentences(left)}`)
  console.log(`Applied: ${changes.length} collections.`)
}

/** The server would refuse the index over addresses, and not say because of whom. */
async function refuseClashes({ own }: Remote): Promise<void> {
  const clashes = clashesIn(await storedAddresses(own))
  if (clashes.length > 0) throw new Error(`${clashLines(clashes)}\nChange or delete all but one of each there. Nothing was changed.`)
}

/** From the environment only: arguments of a command can be read by everyone on the machine. */
function credentialsOf({ PB_SUPERUSER_EMAIL: email, PB_SUPERUSER_PASSWORD: password }: Env): Credentials {
  if (!email || !password) throw new Error('PB_SUPERUSER_EMAIL and PB_SUPERUSER_PASSWORD must name a superuser of that server.')
  return { email, password }
}

function sentences(changes: readonly Change[]): string {
  return changes.flatMap(({ name, differences }) => differences.map((difference) => `${name}: ${difference}`)).join('\n')
}
