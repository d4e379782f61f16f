import { parentPort } from 'node:worker_threads'
import { growsEvenly, growthOf } from '../../support/growth.ts'
import type { Reader } from './reader.ts'
import { readers } from './readers.ts'
import { type Seed, seeds } from './seeds.ts'

/** Sent before each seed, and once when all have been read. */
export type Told = { readonly seed: string } | { readonly steep: readonly string[] }

const tell = (told: Told) => parentPort?.postMessage(told)

async function steepSeeds({ start = '', length, seeds: kinds, read }: Reader): Promise<readonly string[]> {
  const steep: string[] = []
  const own: readonly (readonly [string, Seed])[] = kinds.flatMap((kind) => Object.entries(seeds[kind]))
  for (const [index, [name, textOf]] of own.entries()) {
    tell({ seed: name })
    // Many patterns go wrong only where the text does not go on as they hope.
    const end = index % 2 ? '! Albers\nb' : ''
    const growth = await growthOf((size) => {
      const text = `${start}${textOf(size)}${end}`
      return async () => {
        try {
          await read(text)
        } catch {
          // Refused.
        }
      }
    }, length)
    if (!growsEvenly(growth)) steep.push(`${name}: ${growth.toFixed(1)} times for twice the text`)
  }
  return steep
}

parentPort?.on('message', async (name: string) => {
  const reader = readers[name]
  if (reader) tell({ steep: await steepSeeds(reader) })
})
