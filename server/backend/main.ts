/**
 * The backend without the site:
 *   npm run backend -- serve                             answers the contract at PORT
 *   npm run backend -- superuser upsert EMAIL PASSWORD   creates a superuser or sets a new password
 *   npm run backend -- import DIR                        takes a data folder of PocketBase into the empty database
 *   npm run backend -- apply URL [--dry-run]             brings the product's collections to a server of the contract
 *   npm run backend -- audit [--expect HASH[@SEQ]]       follows the chain of the operators' log; status 1 where it is broken
 *   npm run backend -- types [--out FILE]                writes TypeScript types of the collections
 *   npm run backend -- clashes                           lists accounts whose addresses differ in the case of letters only
 */
import { listClashes } from '#services'
import { readEnv } from '../env.ts'
import { createLog, type Log } from '../log.ts'
import { startFailure } from '../start-failure.ts'
import { applyCollections } from './apply/apply.ts'
import { isExpectation, showAudit } from './audit.ts'
import { importData } from './import.ts'
import { openBackend } from './open.ts'
import { reachBackend } from './reach.ts'
import { serveBackend } from './serve.ts'
import { isTarget, writeTypes } from './types.ts'

const USAGE =
  'Usage: npm run backend -- serve | superuser upsert EMAIL PASSWORD | import DIR | apply URL [--dry-run] | audit [--expect HASH[@SEQ]] | types [--out FILE] | clashes'

const log = createLog()

try {
  const env = readEnv(process.env)
  const [command, ...rest] = process.argv.slice(2)
  if (command === 'serve' && rest.length === 0) await serveBackend(env, log)
  else if (command === 'superuser' && rest[0] === 'upsert' && rest.length === 3) await upsertSuperuser(rest)
  else if (command === 'import' && rest.length === 1) await importData(env, log, rest[0] ?? '')
  else if (command === 'apply' && isApply(rest)) await applyCollections(env, rest[0] ?? '', { dryRun: rest.length > 1 })
  else if (command === 'audit' && isExpectation(rest)) await showAudit(env, stderrLog(), rest[1])
  else if (command === 'types' && isTarget(rest)) await writeTypes(env, stderrLog(), rest[1])
  else if (command === 'clashes' && rest.length === 0) await showClashes()
  else fail(USAGE)

  async function showClashes(): Promise<void> {
    const backend = await reachBackend(env, stderrLog())
    console.log(await listClashes(backend.own).finally(() => backend.close()))
  }

  async function upsertSuperuser([, email = '', password = '']: readonly string[]): Promise<void> {
    const backend = await openBackend(env, log)
    await backend.upsertSuperuser(email, password).finally(() => backend.close())
    console.log(`${email} is a superuser.`)
  }
} catch (error) {
  const told = startFailure(error)
  fail(told instanceof Error ? told.message : String(told))
}

/** What a command prints is its own. */
function stderrLog(): Log {
  return createLog((line) => process.stderr.write(line))
}

function isApply([url = '', ...options]: readonly string[]): boolean {
  return url !== '' && !url.startsWith('-') && (options.length === 0 || (options.length === 1 && options[0] === '--dry-run'))
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
