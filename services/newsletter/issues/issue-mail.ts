import type PocketBase from 'pocketbase'
import { z } from 'zod'

const PREFIX = 'issue:'
/** References of issues, and no others, lie between these two. */
const AMONG_ISSUES = `reference >= '${PREFIX}' && reference < 'issue;'`

/** Names the mail of an issue to a reader: there is one. */
export const issueReference = (issue: string, reader: string): string => `${PREFIX}${issue}:${reader}`

export const isIssueMail = (reference: string): boolean => reference.startsWith(PREFIX)

const withId = z.array(z.object({ id: z.string() }))

/** Mails of issues that wait in the outbox. */
export async function waitingIssueMails(contract: PocketBase): Promise<number> {
  const { totalItems } = await contract.collection('outbox').getList(1, 1, { filter: AMONG_ISSUES, fields: 'id' })
  return totalItems
}

/** Who has left gets no issue that was on its way. */
export async function dropIssuesTo(recipient: string, contract: PocketBase): Promise<void> {
  const filter = contract.filter(`recipient = {:recipient} && ${AMONG_ISSUES}`, { recipient })
  const found = withId.parse(await contract.collection('outbox').getFullList({ filter, fields: 'id' }))
  for (const { id } of found)
    await contract
      .collection('outbox')
      .delete(id)
      .catch(() => undefined)
}
