import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { email, line, requiredLine, requiredMessage } from './fields.ts'

export const contact = z.object({
  name: requiredLine(limits.name),
  email: email(),
  company: line(limits.company),
  message: requiredMessage(),
})
