import { z } from 'zod'
import { listBackups } from '../backups/stored-backups.ts'

const inService = z.object({ id: z.string(), timestamp: z.string() })

interface ServerState {
  readonly build: string
  readonly built: string
  /** When the newest backup was made; "" when there is none. */
  readonly backup: string
  /** How many there are; undefined where the database makes none of its own. */
  readonly backups: number | undefined
}

/** The version in service and the backups. */
export async function readState(): Promise<ServerState> {
  const [answer, backups] = await Promise.all([fetch(`/_build/latest.json?${Date.now()}`), listBackups()])
  const { id, timestamp } = inService.parse(await answer.json())
  const [newest] = backups ?? []
  return { build: id, built: timestamp, backup: newest?.modified ?? '', backups: backups?.length }
}
