import { z } from 'zod'
import type { Env } from '../env.ts'

/** What one of several processes is told when it is started. */
const partSchema = z.strictObject({
  /**
   * `whole`: everything, but for events where another process holds them; `front`: pages and files, passing everything else on;
   * `behind`: what the others pass on.
   */
  role: z.enum(['whole', 'front', 'behind']),
  /** Where the process behind listens, on this machine only; empty where there is none. */
  socket: z.string(),
  /** Compresses files and tells the operator what concerns all; one of them does. */
  isFirst: z.boolean(),
})

export type Part = Readonly<z.infer<typeof partSchema>>

/** What a process sends: that it has loaded its program and waits for its turn, and that it answers. */
export const LOADED = 'loaded'
export const READY = 'ready'

/** Where a started process finds its part. */
const VARIABLE = 'SITE_PART'

/**
 * How the work is shared. With PostgreSQL as many processes do everything, and count limits together in it; one more holds the connections
 * that wait for events, which are in a process's memory. All else lives in one process, and the others stand before it.
 */
export function partsOf({ WORKERS, DATABASE_URL, BACKEND_URL }: Pick<Env, 'WORKERS' | 'DATABASE_URL' | 'BACKEND_URL'>, socket: string): Part[] {
  const areAlike = DATABASE_URL !== undefined && BACKEND_URL === undefined
  const serving = Array.from({ length: areAlike ? WORKERS : WORKERS - 1 }, (_, at): Part => {
    return { role: areAlike ? 'whole' : 'front', socket, isFirst: at === 0 }
  })
  return [{ role: 'behind', socket, isFirst: false }, ...serving]
}

/** The part as it is handed over in the environment. */
export function asVariable(part: Part): Record<string, string> {
  return { [VARIABLE]: JSON.stringify(part) }
}

/** The part of this process; all of it where it was started alone. */
export function ownPart(source: Readonly<Record<string, string | undefined>>): Part {
  const given = source[VARIABLE]
  return given ? partSchema.parse(JSON.parse(given)) : { role: 'whole', socket: '', isFirst: true }
}
