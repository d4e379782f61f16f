import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { choices, email, message, phone, requiredLine } from './fields.ts'

/** The products that can be shown. */
export const demoProducts = ['zeugnisgenerator', 'zeugnisparser', 'talentscout'] as const

export const demo = z.object({
  name: requiredLine(limits.name),
  email: email(),
  company: requiredLine(limits.company),
  phone: phone(),
  products: choices(demoProducts),
  message: message(),
})
