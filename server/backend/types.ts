import { writeFile } from 'node:fs/promises'
import { collectionTypes } from '#backend'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { backendOptions } from './open.ts'

/** Whether the rest of the command is nothing, or `--out FILE`. */
export function isTarget([option, file = '', ...more]: readonly string[]): boolean {
  return option === undefined || (option === '--out' && file !== '' && !file.startsWith('-') && more.length === 0)
}

/** Writes TypeScript types of the collections into the file, or prints them. */
export async function writeTypes(env: Env, log: Log, file: string | undefined): Promise<void> {
  const text = await collectionTypes(backendOptions(env, log))
  if (file === undefined) process.stdout.write(text)
  else await writeFile(file, text)
}
