import { z } from 'zod'
import { answerLetter, newId, type StoredLead, waitingRecord } from '#services/desk'
import { company } from '#words/facts'
import { backend, operator } from '../../../session/backend.ts'

const answer = z.object({ language: z.enum(['de', 'en']), subject: z.string(), text: z.string() })

export type Answer = Readonly<z.infer<typeof answer>>

export const isAnswer = (value: unknown): value is Answer => answer.safeParse(value).success

/** Somebody has written it: an out-of-office note may come back (RFC 3834, section 5). */
const byPerson = { 'Auto-Submitted': 'no' }

/** The outbox knows the mail of an answer by this. */
export const answerReference = (id: string): string => `answer:${id}`

/** Writes an answer, its mail and that the enquiry is answered in one transaction; the outbox sends the mail. */
export async function sendAnswer({ id, email, message, created, assignee }: StoredLead, written: Answer): Promise<void> {
  const batch = backend.createBatch()
  const letter = answerLetter({ ...written, asked: { message, created } })
  const answerId = newId()
  const reference = answerReference(answerId)
  batch.collection('answers').create({ id: answerId, lead: id, operator: operator().id, ...written })
  batch.collection('outbox').create(waitingRecord({ ...letter, recipient: email, reference, replyTo: company.email, headers: byPerson }, new Date()))
  batch.collection('leads').update(id, { state: 'answered', assignee: assignee || operator().id })
  await batch.send()
}
