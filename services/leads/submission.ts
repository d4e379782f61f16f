import { createHash } from 'node:crypto'
import { controlFields, type FormName, fieldsOf } from '../forms/index.ts'

/** What tells a second sending of the same from something new. */
export interface Submission {
  /** SHA-256 of everything that was sent. */
  readonly content: string
  /** The same with the page's name for this filling of the form, or with the time where there is none: unique among records. */
  readonly id: string
}

/** As long the same content is the same submission, also from a second tab. */
export const SAME_CONTENT_MS = 10 * 60_000

const LONGEST_NAME = 64

/** Reads a form's fields as they were sent, files included. */
export async function submissionOf(form: FormName, data: FormData, now: Date): Promise<Submission> {
  const content = createHash('sha256').update(form)
  for (const field of fieldsOf(form)) {
    for (const entry of data.getAll(field)) {
      const bytes = typeof entry === 'string' ? Buffer.from(entry) : new Uint8Array(await entry.arrayBuffer())
      content.update(`\n${field} ${bytes.byteLength}\n`).update(bytes)
    }
  }
  const hash = content.digest('hex')
  const named = data.get(controlFields.submission)
  const name = typeof named === 'string' && named !== '' ? named.slice(0, LONGEST_NAME) : String(Math.floor(now.getTime() / SAME_CONTENT_MS))
  return { content: hash, id: createHash('sha256').update(`${hash} ${name}`).digest('hex') }
}
