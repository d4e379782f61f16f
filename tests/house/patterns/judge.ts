import { check } from 'recheck'
import { growsEvenly, growthOf } from '../../support/growth.ts'
import type { Pattern } from './pattern.ts'

/**
 * `safe`: no text makes it slow, says recheck. `bounded`: recheck sees one, but here its own attack costs no more than the text grows, as
 * where repeats have an upper end. `steep`: it does cost more. `unknown`: recheck finds no end.
 */
export type Verdict = 'safe' | 'bounded' | 'steep' | 'unknown'

const LONGEST_CHECK_MS = 20_000
/** Long patterns are too much for a proof; texts that were found by trying are tried then, for longer. */
const LONGEST_SEARCH_MS = 90_000
/** From here on attacks are tried, each four times as long as the one before, until the time can be told or no text is that long. */
const SHORTEST_ATTACK = 250
const LONGEST_ATTACK = 64_000

/** Whether some text makes this pattern slow. Takes some hundred milliseconds, some seconds where the pattern is long. */
export async function judge({ source, flags }: Pattern): Promise<Verdict> {
  const proven = await check(source, flags, { timeout: LONGEST_CHECK_MS })
  const { status, ...found } = proven.status === 'unknown' ? await check(source, flags, { checker: 'fuzz', timeout: LONGEST_SEARCH_MS }) : proven
  if (status !== 'vulnerable' || !('attack' in found)) return status === 'safe' ? 'safe' : 'unknown'
  // Such an attack would not end.
  if (found.complexity.type === 'exponential') return 'steep'
  const { pumps, suffix } = found.attack
  const pumped = pumps.reduce((sum, { pump }) => sum + pump.length, 0)
  const attack = (length: number) => pumps.map(({ prefix, pump }) => prefix + pump.repeat(length / pumped)).join('') + suffix
  for (let length = SHORTEST_ATTACK; length <= LONGEST_ATTACK; length *= 4) {
    const growth = await growthOf((size) => () => attack(size).replace(new RegExp(source, flags), ''), length)
    if (!growsEvenly(growth)) return 'steep'
  }
  return 'bounded'
}
