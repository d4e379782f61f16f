import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { choice, email, requiredLine, requiredMessage } from './fields.ts'

/** What a partnership can be about. */
export const partnerships = ['integration', 'sales', 'content', 'other'] as const

export const partner = z.object({
  name: requiredLine(limits.name),
  email: email(),
  company: requiredLine(limits.company),
  partnership: choice(partnerships),
  message: requiredMessage(),
})
