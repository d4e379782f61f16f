/**
 * What visitors sent, on the command line:
 *   npm run leads -- list               what is stored, and which mails have not gone out yet
 *   npm run leads -- export --csv       all of it as CSV, for a spreadsheet
 *   npm run leads -- files ID FOLDER    writes an application's files into a folder
 *   npm run leads -- retry              tries every waiting mail at once
 */
import { listLeads, readLeadFiles, retryMails, writeCsv } from '#services'
import { reachBackend } from '../backend/reach.ts'
import { EnvironmentError, readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { saveFiles } from './save-files.ts'

const USAGE = 'Usage: npm run leads -- list | export --csv | files ID FOLDER | retry'

const commands = { list: 0, export: 1, files: 2, retry: 0 } as const

const [command = '', ...rest] = process.argv.slice(2)
if (!isCommand(command) || rest.length !== commands[command] || (command === 'export' && rest[0] !== '--csv')) fail(USAGE)

try {
  const env = readEnv(process.env)
  const backend = await reachBackend(
    env,
    createLog((line) => process.stderr.write(line)),
  )
  try {
    const [first = '', folder = ''] = rest
    if (command === 'list') console.log(await listLeads(backend.own))
    else if (command === 'export') process.stdout.write(await writeCsv(backend.own))
    else if (command === 'files') console.log(await saveFiles(await readLeadFiles(backend.own, first), folder))
    else console.log(await retryMails(backend.own, new Date()))
  } finally {
    await backend.close()
  }
} catch (error) {
  fail(error instanceof EnvironmentError || error instanceof Error ? error.message : String(error))
}

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name)
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
