import { type ContractOptions, connect } from '../backend-client/connect.ts'
import { contractTime } from '../backend-client/dates.ts'
import type { ApiKeyValues } from './form.ts'
import { newApiKey, prefixOf } from './key.ts'
import { lastDayOf, recordOfKey, stateOf } from './record.ts'
import { keyOfPrefix, type StoredKey, storedKeys } from './stored-key.ts'
import { type UsedDay, usedDays } from './usage.ts'

const DAYS = 30

/** Makes a key and stores what is kept of it. The key stands in this answer and nowhere else. */
export async function issueKey(options: ContractOptions, values: ApiKeyValues): Promise<string> {
  const key = newApiKey()
  await connect(options)
    .contract.collection('apiKeys')
    .create(await recordOfKey(values, key))
  return `${key}\nThis key is shown once: only its hash is stored.`
}

/** One line for each key: its first characters, name, scopes, limit, end, last use, and its requests of the last 30 days. */
export async function listKeys(options: ContractOptions, now: Date): Promise<string> {
  const { contract } = connect(options)
  const [keys, days] = await Promise.all([storedKeys(contract), usedDays(contract, { days: DAYS, now })])
  return [`${keys.length} stored`, ...keys.map((key) => keyLine(key, days, now))].join('\n')
}

function keyLine(key: StoredKey, days: readonly UsedDay[], now: Date): string {
  const requests = days.filter((day) => day.key === key.id).reduce((sum, { count }) => sum + count, 0)
  const end = lastDayOf(key)
  const ends = { valid: end ? `until ${end}` : 'no end', expired: `expired ${end}`, revoked: `revoked ${key.revoked.slice(0, 10)}` }
  return [
    key.prefix,
    ...[key.name, key.email].filter((text) => text !== ''),
    key.scopes.join(','),
    `${key.perMinute} a minute`,
    ends[stateOf(key, now)],
    key.lastUsed ? `last used ${key.lastUsed.slice(0, 16)}` : 'never used',
    `${requests} requests in ${DAYS} days`,
  ].join('  ')
}

/** One line for each day of the last 30 on which the key was used. Rejects when there is no such key. */
export async function listUsage(options: ContractOptions, named: string, now: Date): Promise<string> {
  const { contract } = connect(options)
  const { id } = await keyNamed(options, named)
  const days = await usedDays(contract, { days: DAYS, now, key: id })
  if (days.length === 0) return `Not used in the last ${DAYS} days.`
  return days.map(({ day, count, refused }) => `${day}  ${count} requests  ${refused} of them refused`).join('\n')
}

/** The key opens nothing from now on. Rejects when there is no such key; one that was revoked before keeps its day. */
export async function revokeKey(options: ContractOptions, named: string, now: Date): Promise<string> {
  const { id, name, prefix, revoked } = await keyNamed(options, named)
  if (revoked !== '') return `${prefix} (${name}) was revoked on ${revoked.slice(0, 10)} already.`
  await connect(options)
    .contract.collection('apiKeys')
    .update(id, { revoked: contractTime(now) })
  return `${prefix} (${name}) is revoked.`
}

/** A whole key names itself too. */
async function keyNamed(options: ContractOptions, named: string): Promise<StoredKey> {
  const prefix = prefixOf(named)
  const key = await keyOfPrefix(connect(options).contract, prefix)
  if (!key) throw new Error(`There is no key that begins with ${prefix}: npm run keys -- list names them.`)
  return key
}
