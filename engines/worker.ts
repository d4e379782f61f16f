import { carryOut, type Order } from './carry-out.ts'
import type { Kind } from './kinds.ts'
import { tasks } from './tasks.ts'

/** What a thread of the pool runs. */
export const run = (order: Order<Kind>): Promise<unknown> => carryOut(tasks, order)
