import { ClientResponseError } from 'pocketbase'
import { z } from 'zod'
import { backend } from '../session/backend.ts'

const jobRun = z.object({ began: z.string(), ended: z.string(), failed: z.boolean() })

export type JobRun = z.infer<typeof jobRun>

const server = z.object({
  engine: z.enum(['sqlite', 'postgres']),
  disk: z.object({ total: z.number(), free: z.number() }).nullable(),
  mail: z.object({ from: z.enum(['environment', 'settings', 'nobody']), host: z.string(), port: z.number() }),
  files: z.object({ from: z.enum(['environment', 'settings', 'folder']), endpoint: z.string(), bucket: z.string() }),
  jobs: z.record(z.string(), jobRun),
})

export type Server = z.infer<typeof server>

/** How the server is. A backend of another make tells nothing of it: null. */
export async function readServer(): Promise<Server | null> {
  try {
    return server.parse(await backend.send('/api/server', { method: 'GET' }))
  } catch (error) {
    if (error instanceof ClientResponseError && error.status === 404) return null
    throw error
  }
}

/** What names this question among those that were asked. */
export const SERVER = ['server']
