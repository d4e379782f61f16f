import { Worker } from 'node:worker_threads'
import { afterAll, expect, it } from 'vitest'
import { readers } from './growth/readers.ts'
import type { Told } from './growth/worker.ts'

/** Without a sign of life for so long, a seed is given up: no test of time, but the end of what has none. */
const GIVEN_UP_AFTER_MS = 120_000

let worker: Worker | undefined
let hear: (told: Told) => void = () => undefined

/** One worker reads everything, one function after the other: importing it all takes longer than most of them. */
function started(): Worker {
  const made = new Worker(new URL('./growth/worker.ts', import.meta.url))
  made.on('message', (told: Told) => hear(told))
  made.on('error', (error) => hear({ steep: [`the worker broke down: ${error}`] }))
  return made
}

/** What grows faster than its text; names the seed on which a function never ended. */
function steepSeeds(name: string): Promise<readonly string[]> {
  worker ??= started()
  const own = worker
  const { promise, resolve } = Promise.withResolvers<readonly string[]>()
  let seed = 'the first seed'
  const watch = setTimeout(() => {
    worker = undefined
    void own.terminate()
    resolve([`${seed}: it does not end`])
  }, GIVEN_UP_AFTER_MS)
  hear = (told) => {
    watch.refresh()
    if ('seed' in told) seed = told.seed
    else resolve(told.steep)
  }
  own.postMessage(name)
  return promise.finally(() => clearTimeout(watch))
}

afterAll(() => worker?.terminate())

it.each(Object.keys(readers))(
  '%s: the time grows with the length of the text, not faster',
  async (name) => {
    expect(await steepSeeds(name)).toEqual([])
  },
  600_000,
)
