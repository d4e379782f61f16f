import { z } from 'zod'
import { contractTime, lockedNow, UNCONFIRMED_DAYS } from '#services/desk'
import { backend } from '../../session/backend.ts'

const access = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  company: z.string(),
  products: z.array(z.string()).catch([]),
  verified: z.boolean(),
  created: z.string(),
  waitsUntil: z.string(),
  locked: z.string(),
})

export type Access = z.infer<typeof access>

/** Which test accounts there are to choose from. */
export const accessStates = ['confirmed', 'waiting', 'locked'] as const

const conditions: Readonly<Record<(typeof accessStates)[number], string>> = {
  confirmed: "verified = true && locked = ''",
  waiting: 'verified = false',
  locked: "locked != ''",
}

const page = z.object({ items: z.array(access), totalItems: z.number(), totalPages: z.number() })
const PER_PAGE = 30
const users = () => backend.collection('users')

interface Wanted {
  readonly text: string
  readonly state: string
  readonly page: number
}

/** A page of test accounts, newest first. */
export async function findAccesses({ text, state, page: number }: Wanted) {
  const known = accessStates.find((one) => one === state)
  const words = text && backend.filter('(email ~ {:text} || name ~ {:text} || company ~ {:text})', { text })
  const filter = [known && conditions[known], words].filter(Boolean).join(' && ')
  return page.parse(await users().getList(number, PER_PAGE, { filter, sort: '-created,id' }))
}

const sharers = z.array(z.object({ sharer: z.string() }))

/** How many reports each of these accounts shares now. */
export async function countReports(accounts: readonly Access[]): Promise<ReadonlyMap<string, number>> {
  const filter = accounts.map(({ id }) => backend.filter('sharer = {:id}', { id })).join(' || ')
  const found = filter ? sharers.parse(await backend.collection('reports').getFullList({ filter, fields: 'sharer' })) : []
  return found.reduce((counts, { sharer }) => counts.set(sharer, (counts.get(sharer) ?? 0) + 1), new Map<string, number>())
}

const DAY_MS = 24 * 3600_000

/** The time at which an account that nobody confirms is deleted. */
export function deletionOf({ created, waitsUntil }: Access): string {
  const usual = contractTime(new Date(Date.parse(created.replace(' ', 'T')) + UNCONFIRMED_DAYS * DAY_MS))
  return waitsUntil > usual ? waitsUntil : usual
}

/** The account waits a week longer from now, and its address gets the link once more. Gives until when. */
export async function extend({ id, email }: Access): Promise<string> {
  const waitsUntil = contractTime(new Date(Date.now() + UNCONFIRMED_DAYS * DAY_MS))
  await users().update(id, { waitsUntil })
  await users().requestVerification(email)
  return waitsUntil
}

/** Ends all sessions and lets nobody in. */
export async function lock(id: string): Promise<void> {
  await users().update(id, lockedNow(new Date()))
}

export async function unlock(id: string): Promise<void> {
  await users().update(id, { locked: '' })
}

export async function removeAccess(id: string): Promise<void> {
  await users().delete(id)
}
