import type PocketBase from 'pocketbase'
import { z } from 'zod'
import { reviewBodies } from '#processes'
import type { Locale } from '#words/interface'
import { isDuplicate } from '../backend-client/faults.ts'

const member = z.object({ id: z.string(), email: z.string(), name: z.string() })

const stored = z.object({
  ...{ id: z.string(), owner: z.string(), members: z.array(z.string()), body: z.enum(reviewBodies), locale: z.enum(['de', 'en']) },
  expand: z.object({ owner: member, members: z.array(member).default([]) }),
})

export interface Workplace extends z.infer<typeof stored> {
  /** Those whom mails may go to: who owns it, and colleagues who have joined. */
  readonly people: readonly z.infer<typeof member>[]
}

const expand = 'owner,members'

/** The workplace that somebody belongs to: their own, or the one that they have joined. */
export async function findWorkplace(contract: PocketBase, user: string): Promise<Workplace | undefined> {
  const filter = contract.filter('members.id ?= {:user} || owner = {:user}', { user })
  const { items } = await contract.collection('workplaces').getList(1, 2, { filter, expand, skipTotal: true, sort: 'created' })
  const found = z.array(stored).parse(items)
  return withPeople(found.find(({ members }) => members.includes(user)) ?? found[0])
}

/** The workplace of this id; undefined when it was ended. */
export async function workplaceOf(contract: PocketBase, id: string): Promise<Workplace | undefined> {
  const { items } = await contract.collection('workplaces').getList(1, 1, { filter: contract.filter('id = {:id}', { id }), expand, skipTotal: true })
  return withPeople(z.array(stored).parse(items)[0])
}

function withPeople(found: z.infer<typeof stored> | undefined): Workplace | undefined {
  return found && { ...found, people: [found.expand.owner, ...found.expand.members] }
}

/** The workplace of somebody who has none yet; `isNew` when it was made now. */
export async function openWorkplace(
  contract: PocketBase,
  owner: string,
  locale: Locale,
): Promise<{ readonly workplace: Workplace; readonly isNew: boolean }> {
  const known = await findWorkplace(contract, owner)
  if (known) return { workplace: known, isNew: false }
  const isNew = await make(contract, owner, locale)
  const made = await findWorkplace(contract, owner)
  if (!made) throw new Error('a workplace that was just made is not there')
  return { workplace: made, isNew }
}

/** Whether it was made here, and not by a second press at the same moment. */
async function make(contract: PocketBase, owner: string, locale: Locale): Promise<boolean> {
  try {
    await contract.collection('workplaces').create({ owner, members: [], body: 'hr_lead', locale })
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}
