import * as z from 'zod/mini'
import { email } from './fields.ts'

export const newsletter = z.object({ email: email() })
