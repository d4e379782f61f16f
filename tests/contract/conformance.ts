/**
 * Runs scenarios of the backend's contract against this backend:
 *   npm run conformance -- --scenarios FILE [--database URL] [--only GROUPS] [--show N]
 * The fixture and the runner lie in CONFORMANCE_DIR (default ../shared/conformance). With --database the backend works on
 * PostgreSQL, in a schema of its own in the database that is named, and what only SQLite can do is left out.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { answering, UsageError } from '../../tools/command.ts'
import { conformanceDir } from './conformance-dir.ts'
import { startFixtureServer } from './fixture-server.ts'

/** What the contract itself ties to SQLite. */
const sqliteOnly: ReadonlySet<string> = new Set(['sql', 'backups'])

const options = {
  scenarios: { type: 'string' },
  database: { type: 'string' },
  only: { type: 'string' },
  show: { type: 'string' },
  min: { type: 'string' },
  id: { type: 'string' },
} as const

await answering(async () => {
  const { values } = parseArgs({ options })
  const folder = conformanceDir()
  if (!folder) throw new UsageError('The contract is not at hand: set CONFORMANCE_DIR to the folder that holds runner.mjs and fixture/.')
  if (!values.scenarios) throw new UsageError('Usage: npm run conformance -- --scenarios FILE [--database URL] [--only GROUPS]')
  const server = await startFixtureServer({ fixture: join(folder, 'fixture'), databaseUrl: values.database })
  const groups = values.only ?? (values.database ? groupsBut(values.scenarios, sqliteOnly) : undefined)
  try {
    process.exitCode = await runScenarios(join(folder, 'runner.mjs'), [
      ...['--base', server.url, '--reset-url', server.resetUrl, '--scenarios', resolve(values.scenarios)],
      ...(groups ? ['--only', groups] : []),
      ...(values.show ? ['--show', values.show] : []),
      ...(values.min ? ['--min', values.min] : []),
      ...(values.id ? ['--id', values.id] : []),
    ])
  } finally {
    await server.close()
  }
})

function runScenarios(runner: string, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [runner, ...args], { stdio: 'inherit' })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', (code) => done(code ?? 1))
  })
}

function groupsBut(file: string, left: ReadonlySet<string>): string {
  const text: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const list: unknown = Array.isArray(text) ? text : Object(text).scenarios
  const groups = Array.isArray(list) ? list.map((scenario) => String(Object(scenario).group)) : []
  return [...new Set(groups)].filter((group) => !left.has(group)).join(',')
}
