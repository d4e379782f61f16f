import * as z from 'zod/mini'
import { fileLimits, limits } from '../limits.ts'
import { email, message, phone, requiredLine } from './fields.ts'

const file = z.instanceof(File, { error: 'required' }).check(
  z.refine(({ name }) => fileLimits.endings.some((ending) => name.toLowerCase().endsWith(ending)), { error: 'file_type', abort: true }),
  z.refine(({ size }) => size <= fileLimits.bytes, { error: 'file_too_large', abort: true }),
  z.refine(({ size }) => size > 0, { error: 'file_empty', abort: true }),
)

/**
 * What it takes to answer an application, and nothing that § 1 AGG forbids to decide by: no photograph, age, gender or origin.
 * `job` is the id of an opening (`content/jobs.json`; the server knows which there are).
 */
export const application = z
  .object({
    job: requiredLine(60),
    name: requiredLine(limits.name),
    email: email(),
    phone: phone(),
    message: message(),
    files: z.array(file).check(z.maxLength(fileLimits.count, { error: 'too_many_files' })),
  })
  .check(z.refine((values) => values.message !== '' || values.files.length > 0, { error: 'message_or_files', path: ['message'] }))
