import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { importFolder } from '#backend'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { keepFolder } from './keep-folder.ts'
import { backendOptions } from './open.ts'

const MOST_NAMED = 10

/** Takes a data folder of PocketBase into the configured database, and says what came. */
export async function importData(env: Env, log: Log, folder: string): Promise<void> {
  // A folder that is not there yet is nobody's, and stays so where nothing can be taken.
  const release = existsSync(env.DATA_DIR) ? keepFolder(env) : () => undefined
  const { collections, files, notes } = await importFolder(backendOptions(env, log), resolve(folder)).finally(release)
  const records = collections.reduce((sum, collection) => sum + collection.records, 0)
  console.log(`Taken over: ${collections.length} collections with ${records} records, ${files.count} files.`)
  for (const collection of collections.filter(({ records: count }) => count > 0)) console.log(`  ${collection.name}: ${collection.records}`)
  for (const note of notes) console.log(note)
  if (files.missing.length > 0) console.log(`Missing in the folder: ${files.missing.length} files (${named(files.missing)}).`)
}

function named(names: readonly string[]): string {
  return [...names.slice(0, MOST_NAMED), ...(names.length > MOST_NAMED ? ['…'] : [])].join(', ')
}
