import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { postgresUrl } from '../../backend/testing/databases.ts'
import { isWhole } from '../support/extent.ts'
import { conformanceDir } from './conformance-dir.ts'
import { type PlaceKind, places } from './places.ts'
import { reached } from './reached.ts'

const folder = conformanceDir()
if (!folder) console.log('The public scenarios of the contract are not at hand (CONFORMANCE_DIR): only our own contract tests run.')
const command = fileURLToPath(new URL('conformance.ts', import.meta.url))

async function runGroups(args: readonly string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const [code] = await once(child, 'exit')
  return { code: Number(code), output }
}

/** On PostgreSQL between two commits: what its dialect has a part in. */
function isAskedFor(part: (typeof reached)[number], engine: PlaceKind['engine']): boolean {
  if ('only' in part) return part.only === engine
  return isWhole || engine === 'sqlite' || !('isAboveDialects' in part)
}

// The engines side by side, and the groups of each one after the other: a group waits more than it reckons.
describe.skipIf(!folder).each(places)('the public scenarios on $engine', { concurrent: true }, ({ engine }) => {
  it.each(reached.filter((part) => isAskedFor(part, engine)))(
    'pass as many of $groups as were reached once ($share)',
    { concurrent: false, timeout: 600_000 },
    async ({ groups, share }) => {
      const where = engine === 'postgres' ? ['--database', postgresUrl] : []
      const scenarios = join(folder ?? '', 'scenarios.public.json')
      const { code, output } = await runGroups(['--scenarios', scenarios, '--only', groups, '--min', String(share), ...where])
      expect(code, output).toBe(0)
      // Who runs nothing ends well, too.
      expect(output).toMatch(/^[1-9]\d* passed, /m)
    },
  )
})
