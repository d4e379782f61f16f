/**
 * Keys of the public API, on the command line:
 *   npm run keys -- issue --name NAME [--email ADDRESS] [--scopes A,B] [--per-minute N] [--expires DAY]   makes a key and says it once
 *   npm run keys -- list             every key, and how often it was used in the last 30 days
 *   npm run keys -- usage PREFIX     the days on which a key was used, of the last 30
 *   npm run keys -- revoke PREFIX    from now on it opens nothing
 */
import { issueKey, listKeys, listUsage, revokeKey } from '#services'
import { reachBackend } from '../backend/reach.ts'
import { EnvironmentError, readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { readCall } from './read-call.ts'

const call = readCall(process.argv.slice(2), new Date())
if ('wrong' in call) fail(call.wrong)

try {
  const env = readEnv(process.env)
  const backend = await reachBackend(
    env,
    createLog((line) => process.stderr.write(line)),
  )
  try {
    if (call.command === 'issue') console.log(await issueKey(backend.own, call.values))
    else if (call.command === 'list') console.log(await listKeys(backend.own, new Date()))
    else if (call.command === 'usage') console.log(await listUsage(backend.own, call.prefix, new Date()))
    else console.log(await revokeKey(backend.own, call.prefix, new Date()))
  } finally {
    await backend.close()
  }
} catch (error) {
  fail(error instanceof EnvironmentError || error instanceof Error ? error.message : String(error))
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
