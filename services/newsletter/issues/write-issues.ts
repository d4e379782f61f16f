import type PocketBase from 'pocketbase'
import { z } from 'zod'
import type { Locale } from '#words/interface'
import { contractTime } from '../../backend-client/dates.ts'
import { digest } from '../../backend-client/digest.ts'
import { isDuplicate } from '../../backend-client/faults.ts'
import { queueMail } from '../../outbox/queue-mail.ts'
import { leaveToken } from '../token.ts'
import { unsubscribeHeaders } from '../unsubscribe-headers.ts'
import { issueReference, waitingIssueMails } from './issue-mail.ts'
import { MOST_BOUNCES } from './states.ts'

export interface IssueOptions {
  readonly contract: PocketBase
  /** Where the page behind an unsubscribe link lies. */
  readonly unsubscribe: (token: string, locale: Locale) => string
  readonly now: () => Date
}

/** A batch of the contract takes fifty requests: mails, readers without a hash, the batch's record and the issue. */
const READERS_PER_BATCH = 24
/** More mails of issues do not wait at once, so that the outbox stays short, and an issue can be stopped. */
const MOST_WAITING = 480

const issue = z.object({
  id: z.string(),
  state: z.string(),
  subjectDe: z.string(),
  subjectEn: z.string(),
  textDe: z.string(),
  textEn: z.string(),
  started: z.string(),
  after: z.string(),
})
const reader = z.object({ id: z.string(), email: z.string(), locale: z.enum(['de', 'en']), tokenHash: z.string(), leaveHash: z.string() })

type Issue = z.infer<typeof issue>
type Reader = z.infer<typeof reader>

/**
 * Writes the mails of issues that are due into the outbox, as many as may wait there. Each batch is one transaction, and no second one
 * can follow the same reader: every reader gets one mail, also when the process dies in the middle, or another does the same beside it.
 * Gives whether there was something to do.
 */
export async function writeIssues(options: IssueOptions): Promise<boolean> {
  const { contract, now } = options
  const due = "state = 'sending' || (state = 'planned' && planned <= {:now})"
  const filter = contract.filter(due, { now: contractTime(now()) })
  const { items } = await contract.collection('newsletterIssues').getList(1, 1, { filter, sort: 'created', skipTotal: true })
  const [next] = z.array(issue).parse(items)
  if (!next) return false
  let room = MOST_WAITING - (await waitingIssueMails(contract))
  let current: Issue | undefined = next.started ? next : await start(next, options)
  while (current && room > 0) {
    current = await writeBatch(current, options)
    room -= READERS_PER_BATCH
  }
  return true
}

async function start({ id }: Issue, { contract, now }: IssueOptions): Promise<Issue> {
  return issue.parse(await contract.collection('newsletterIssues').update(id, { state: 'sending', started: contractTime(now()) }))
}

/** The next readers' mails; gives the issue as it is then, or nothing when it is done or somebody else was faster. */
async function writeBatch(current: Issue, options: IssueOptions): Promise<Issue | undefined> {
  const { contract, now } = options
  const issues = contract.collection('newsletterIssues')
  const readers = await nextReaders(current, contract)
  const last = readers.at(-1)
  if (!last) {
    await issues.update(current.id, { state: 'sent', finished: contractTime(now()) })
    return undefined
  }
  const batch = contract.createBatch()
  batch.collection('newsletterBatches').create({ issue: current.id, after: current.after, mails: readers.length })
  batch.collection('newsletterIssues').update(current.id, { after: last.id, 'sentTo+': readers.length })
  for (const one of readers) {
    queueMail(batch, await mailTo(one, current, options), now())
    if (!one.leaveHash) batch.collection('newsletter').update(one.id, { leaveHash: digest(leaveToken(one.tokenHash)) })
  }
  try {
    await batch.send()
  } catch (error) {
    if (isDuplicate(error)) return undefined
    throw error
  }
  const written = issue.parse(await issues.getOne(current.id))
  return written.state === 'sending' ? written : undefined
}

async function nextReaders({ after, started }: Issue, contract: PocketBase): Promise<Reader[]> {
  const filter = contract.filter("id > {:after} && confirmed != '' && confirmed <= {:started} && bounces < {:most}", {
    after,
    started,
    most: MOST_BOUNCES,
  })
  const { items } = await contract.collection('newsletter').getList(1, READERS_PER_BATCH, { filter, sort: 'id', skipTotal: true })
  return z.array(reader).parse(items)
}

async function mailTo({ id, email, locale, tokenHash }: Reader, current: Issue, { unsubscribe }: IssueOptions) {
  const { issueLetter } = await import('../../mails/issue.ts')
  const leave = unsubscribe(leaveToken(tokenHash), locale)
  const words = locale === 'de' ? { subject: current.subjectDe, text: current.textDe } : { subject: current.subjectEn, text: current.textEn }
  const letter = issueLetter({ language: locale, ...words, leave })
  return { ...letter, headers: unsubscribeHeaders(leave), recipient: email, reference: issueReference(current.id, id) }
}
