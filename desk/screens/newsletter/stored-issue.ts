import { z } from 'zod'
import { issueStates, MOST_BOUNCES } from '#services/desk'
import { backend } from '../../session/backend.ts'

const storedIssue = z.object({
  id: z.string(),
  state: z.enum(issueStates),
  subjectDe: z.string(),
  subjectEn: z.string(),
  textDe: z.string(),
  textEn: z.string(),
  planned: z.string(),
  started: z.string(),
  finished: z.string(),
  sentTo: z.number(),
  updated: z.string(),
})

export type StoredIssue = z.infer<typeof storedIssue>

const draft = storedIssue.pick({ subjectDe: true, subjectEn: true, textDe: true, textEn: true })

/** What is written of an issue. */
export type IssueDraft = Readonly<z.infer<typeof draft>>

export const isDraft = (value: unknown): value is IssueDraft => draft.safeParse(value).success

const issues = () => backend.collection('newsletterIssues')

export async function listIssues(): Promise<StoredIssue[]> {
  return z.array(storedIssue).parse(await issues().getFullList({ sort: '-created' }))
}

export async function readIssue(id: string): Promise<StoredIssue> {
  return storedIssue.parse(await issues().getOne(id))
}

export async function createIssue(written: IssueDraft): Promise<StoredIssue> {
  return storedIssue.parse(await issues().create({ state: 'draft', ...written }))
}

export async function changeIssue(id: string, change: Partial<Omit<StoredIssue, 'id'>>): Promise<StoredIssue> {
  return storedIssue.parse(await issues().update(id, change))
}

export const removeIssue = (id: string): Promise<boolean> => issues().delete(id)

const confirmed = "confirmed != ''"

/** Who gets the next issue, by language. */
export async function countReaders(): Promise<{ readonly de: number; readonly en: number }> {
  const count = async (locale: string) =>
    (
      await backend
        .collection('newsletter')
        .getList(1, 1, { filter: `${confirmed} && bounces < ${MOST_BOUNCES} && locale = '${locale}'`, fields: 'id' })
    ).totalItems
  const [de, en] = await Promise.all([count('de'), count('en')])
  return { de, en }
}
