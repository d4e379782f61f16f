import { parentPort } from 'node:worker_threads'
import { isWhole } from '../../support/extent.ts'
import { growsEvenly, growthOf } from '../../support/growth.ts'
import type { Reader } from './reader.ts'
import { readers } from './readers.ts'
import { type Seed, seeds } from './seeds.ts'

/** Sent before each seed, and once when all have been read. */
export type Told = { readonly seed: string } | { readonly steep: readonly string[] }

const tell = (told: Told) => parentPort?.postMessage(told)

/** A third of the seeds for one reader, another third for the next; all of them before a release. */
function seedsFor(name: string, { seeds: kinds }: Reader): readonly (readonly [string, Seed])[] {
  const all = kinds.flatMap((kind): (readonly [string, Seed])[] => Object.entries(seeds[kind]))
  const first = Object.keys(readers).indexOf(name) % 3
  return isWhole ? all : all.filter((_, index) => index % 3 === first)
}

async function steepSeeds(own: readonly (readonly [string, Seed])[], { start = '', length, read }: Reader): Promise<readonly string[]> {
  const steep: string[] = []
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
  if (reader) tell({ steep: await steepSeeds(seedsFor(name, reader), reader) })
})
