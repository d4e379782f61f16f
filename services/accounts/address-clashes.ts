import { z } from 'zod'
import { lowerAscii } from '#language'
import { type ContractOptions, connect } from '../backend-client/connect.ts'

const PAGE = 1000

const address = z.object({ id: z.string(), email: z.string(), verified: z.boolean(), created: z.string().default('') })

/** An account by the address that it signs in with. */
export type StoredAddress = z.infer<typeof address>

/** The addresses of all accounts, those that somebody confirmed first, then the oldest. */
export async function storedAddresses(options: ContractOptions): Promise<StoredAddress[]> {
  const users = connect(options).contract.collection('users')
  const records = await users.getFullList({ batch: PAGE, fields: 'id,email,verified,created', sort: '-verified,@rowid' })
  return z.array(address).parse(records)
}

/** Accounts whose addresses differ in the case of letters only, together; in the order in which they came. */
export function clashesIn(accounts: readonly StoredAddress[]): StoredAddress[][] {
  const named = accounts.filter(({ email }) => email !== '')
  return [...Map.groupBy(named, ({ email }) => lowerAscii(email)).values()].filter((same) => same.length > 1)
}

/** The same as lines, for whoever has to settle it. */
export async function listClashes(options: ContractOptions): Promise<string> {
  return clashLines(clashesIn(await storedAddresses(options)))
}

export function clashLines(clashes: readonly (readonly StoredAddress[])[]): string {
  const lines = clashes
    .flat()
    .map(({ email, id, verified, created }) => [email, id, verified ? 'confirmed' : 'unconfirmed', created.slice(0, 16)].join('  '))
  return [`${lines.length} accounts have addresses that differ in the case of letters only`, ...lines].join('\n')
}
