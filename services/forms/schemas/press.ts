import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { day, email, requiredLine, requiredMessage } from './fields.ts'

/** `company` is the paper or programme. */
export const press = z.object({
  name: requiredLine(limits.name),
  email: email(),
  company: requiredLine(limits.company),
  deadline: day(),
  message: requiredMessage(),
})
