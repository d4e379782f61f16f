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
import { type Env, readEnv } from '../env.ts'
import { createLog, type Log } from '../log.ts'

const USAGE =
  'Usage: npm run backend -- serve | superuser upsert EMAIL PASSWORD | import DIR | apply URL [--dry-run] | audit [--expect HASH[@SEQ]] | types [--out FILE] | clashes'

const log = createLog()

/** A command with what follows its name; `false` where that is not how it is called. Each loads what it needs: half of the files are the server's. */
type Command = (env: Env, rest: readonly string[]) => Promise<undefined | false>

const commands: Readonly<Record<string, Command>> = {
  async serve(env, rest) {
    if (rest.length > 0) return false
    const { serveBackend } = await import('./serve.ts')
    await serveBackend(env, log)
  },
  async superuser(env, [verb, email, password, ...more]) {
    if (verb !== 'upsert' || email === undefined || password === undefined || more.length > 0) return false
    const { openBackend } = await import('./open.ts')
    const backend = await openBackend(env, log)
    await backend.upsertSuperuser(email, password).finally(() => backend.close())
    console.log(`${email} is a superuser.`)
  },
  async import(env, [folder, ...more]) {
    if (folder === undefined || more.length > 0) return false
    const { importData } = await import('./import.ts')
    await importData(env, log, folder)
  },
  async apply(env, rest) {
    if (!isApply(rest)) return false
    const { applyCollections } = await import('./apply/apply.ts')
    await applyCollections(env, rest[0] ?? '', { dryRun: rest.length > 1 })
  },
  async audit(env, rest) {
    const { isExpectation, showAudit } = await import('./audit.ts')
    if (!isExpectation(rest)) return false
    await showAudit(env, stderrLog(), rest[1])
  },
  async types(env, rest) {
    const { isTarget, writeTypes } = await import('./types.ts')
    if (!isTarget(rest)) return false
    await writeTypes(env, stderrLog(), rest[1])
  },
  async clashes(env, rest) {
    if (rest.length > 0) return false
    const [{ listClashes }, { reachBackend }] = await Promise.all([import('#services'), import('./reach.ts')])
    const backend = await reachBackend(env, stderrLog())
    console.log(await listClashes(backend.own).finally(() => backend.close()))
  },
}

try {
  const env = readEnv(process.env)
  const [name = '', ...rest] = process.argv.slice(2)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || (await command(env, rest)) === false) fail(USAGE)
} catch (error) {
  const { startFailure } = await import('../start-failure.ts')
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
