/**
 * Question: what do others get while a stranger attacks, and what does the stranger get?
 * Input: the site as it runs in production, with public collections of 100,000 records, on SQLite and, where it matters, PostgreSQL;
 * each attack of `attacks/` for some seconds, from addresses of its own. Reference: the same questions to the same server without an
 * attack, before the first and after the last. Prints a table in Markdown: median and 99th percentile in milliseconds of sixty
 * questions a second (`attack-prober.ts`), their ratio to those without attack, the most memory of the process, and what the attacker was answered.
 *   npm run build && npm run bench attacks     all; ATTACKS='filtered|PNG' names some by a pattern
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { places } from '../tests/contract/places.ts'
import { answerAttacks } from './attacks/answers.ts'
import type { Attack } from './attacks/attack.ts'
import { bodyAttacks } from './attacks/bodies.ts'
import { type Probes, percentile, told } from './attacks/percentiles.ts'
import { recordAttacks } from './attacks/records.ts'
import { textAttacks } from './attacks/texts.ts'
import { startVictim, type Victim } from './attacks/victim.ts'
import { memoryOf } from './memory-of.ts'

const SECONDS = 5
/** What an attack gets ready, and the server's own beginning. */
const HEAD_START_MS = 300
const PORT = Number(process.env.TEST_PORT || 4391) + 60
const prober = fileURLToPath(new URL('attack-prober.ts', import.meta.url))

const none: Attack = { name: 'no attack', run: async () => undefined }
const wanted = new RegExp(process.env.ATTACKS ?? '')
const attacks = [...textAttacks, ...bodyAttacks, ...recordAttacks, ...answerAttacks].filter(({ name }) => wanted.test(name))

type Probed = Readonly<Record<'health' | 'page' | 'record', Probes>>

async function probe(port: number): Promise<Probed> {
  const child = fork(prober, [String(port), String(SECONDS)])
  const [probed] = await once(child, 'message')
  return probed
}

interface Result {
  readonly probed: Probed
  readonly outcomes: ReadonlyMap<string, number>
  readonly mebibytes: number
}

let attacked = 0

/** Lets an attack run while others ask, and ends it. */
async function suffer(victim: Victim, attack: Attack): Promise<Result> {
  await attack.prepare?.()
  const over = new AbortController()
  const outcomes = new Map<string, number>()
  const tell = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  let mebibytes = 0
  const watch = setInterval(() => {
    mebibytes = Math.max(mebibytes, memoryOf(victim.pid()))
  }, 200)
  attacked += 1
  const number = attacked
  const from = (connection: number) => `127.${number}.${1 + (connection >> 7)}.${1 + (connection & 127)}`
  const attacking = attack.run({ port: victim.port, from, signal: over.signal, tell })
  await pause(HEAD_START_MS)
  const probed = await probe(victim.port)
  over.abort()
  await attacking
  clearInterval(watch)
  return { probed, outcomes, mebibytes }
}

const inOrder = (outcomes: ReadonlyMap<string, number>) => [...outcomes].map(([outcome, count]) => `${outcome} × ${count}`).join(', ')

let calm: Probed | undefined

function ratioOf({ health }: Probed): string {
  const [attacked, before] = [health, calm?.health ?? health].map((probes) => percentile(probes, 0.99))
  const ratio = (attacked ?? 0) / (before ?? 1)
  return Number.isFinite(ratio) ? ratio.toFixed(1) : '∞'
}

async function row(victim: Victim, attack: Attack, engine: string): Promise<void> {
  const { probed, outcomes, mebibytes } = await suffer(victim, attack)
  if (attack === none) calm ??= probed
  const { health, page, record } = probed
  const wasDead = await victim.revive()
  const cells = [
    `${attack.name} (${engine})`,
    inOrder(outcomes),
    told(health),
    told(page),
    told(record),
    ratioOf(probed),
    `${mebibytes.toFixed(0)} MiB`,
  ]
  console.log(`| ${[...cells, wasDead ? 'no answer: started again' : 'answers'].join(' | ')} |`)
}

console.log('| attack | what the attacker gets | health, ms p50 / p99 | home page | record | p99 of health to no attack | memory | afterwards |')
console.log('|---|---|---|---|---|---|---|---|')
for (const [index, { engine, make }] of places.entries()) {
  const place = await make()
  const victim = await startVictim(place, PORT + index)
  calm = undefined
  await suffer(victim, none)
  const here = attacks.filter(({ onBoth }) => engine === 'sqlite' || onBoth)
  for (const attack of [none, ...here, none]) {
    await row(victim, attack, engine)
    await pause(500)
  }
  await victim.stop()
  await place.remove()
}
