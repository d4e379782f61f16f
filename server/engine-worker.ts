import { carryOut, type Order, type TaskTable, tasks } from '#engines/tasks'
import type { ServerKinds } from './engines.ts'

const all: TaskTable<ServerKinds> = { ...tasks, searchPages: async () => (await import('./search-pages.ts')).searchPages }

/** What a thread of the server's pool runs. */
export const run = (order: Order<keyof ServerKinds>): Promise<unknown> => carryOut(all, order)
