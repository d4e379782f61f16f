import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervised-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A process that says what the site's does; the starts with these numbers end before they answer. */
const worker = (failing: readonly number[]) => `
import { appendFileSync, readFileSync } from 'node:fs'
const { role } = JSON.parse(process.env.SITE_PART)
appendFileSync('${folder}/starts', role + '\\n')
const count = readFileSync('${folder}/starts', 'utf8').trim().split('\\n').length
const answer = () => (${JSON.stringify(failing)}.includes(count) ? process.exit(1) : process.send('ready'))
process.on('SIGTERM', () => process.exit(0))
setInterval(() => undefined, 1000)
if (role === 'behind') {
  process.send('loaded')
  process.once('message', answer)
} else answer()
`

const primary = (steps: string) => `
import cluster from 'node:cluster'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { createLog } from '${new URL('../log.ts', import.meta.url).href}'
import { Supervisor } from '${new URL('supervisor.ts', import.meta.url).href}'
cluster.setupPrimary({ exec: '${folder}/worker.mjs', execArgv: [] })
const part = (role) => ({ role, socket: '', isFirst: false })
const untilStarted = async (count) => {
  while (readFileSync('${folder}/starts', 'utf8').trim().split('\\n').length < count) await wait(50)
}
const supervisor = new Supervisor([part('behind'), part('front')], createLog())
console.log(await supervisor.start())
${steps}
await supervisor.stop()
process.exit(0)
`

/** What a supervisor writes whose processes fail at these starts. */
async function supervised(failing: readonly number[], steps: string): Promise<string> {
  writeFileSync(join(folder, 'worker.mjs'), worker(failing))
  const child = spawn(process.execPath, ['--input-type=module', '--eval', primary(steps)], { stdio: ['ignore', 'pipe', 'inherit'] })
  return text(child.stdout)
}

const starts = () => readFileSync(join(folder, 'starts'), 'utf8').trim().split('\n')

it('replaces those in front before the one behind, each by one', async () => {
  expect(await supervised([], 'await supervisor.roll()')).toMatch(/^true\n.*"rolling".*\n.*"rolled"/)
  expect(starts()).toEqual(['behind', 'front', 'front', 'behind'])
})

it('keeps those that answer when a new one does not start', async () => {
  expect(await supervised([3], 'await supervisor.roll()')).toContain('rolling ended')
  expect(starts()).toEqual(['behind', 'front', 'front'])
})

it('tries again until one has the place of the one that had to leave before', async () => {
  expect(await supervised([4, 5], 'await supervisor.roll(); await untilStarted(6)')).toContain('rolling ended')
  expect(starts()).toEqual(['behind', 'front', 'front', 'behind', 'behind', 'behind'])
})

it('puts one in the place of one that was killed', async () => {
  const said = await supervised([], "Object.values(cluster.workers)[0].process.kill('SIGKILL'); await untilStarted(3)")
  expect(said).toContain('process ended by itself')
  expect(starts()).toEqual(['behind', 'front', 'behind'])
})
