/** Below this a time says nothing about its growth, in milliseconds of the processor. */
const FLOOR_MS = 40
/** What twice the input may cost: a square would cost 4. */
const MOST_PER_DOUBLING = 2.5
/** A rise is believed when it stays in this many measurements. */
const TRIES = 8

/** What runs with an input of this length. */
type Sized = (length: number) => () => unknown

/**
 * How much more time a run takes with twice the input, the larger of the ratios of two doublings; 1 where the time is too short to tell.
 * Counts the processor's time of this thread alone, and the shortest of several runs: what else the machine does changes neither. Half
 * the input is run twice, a quarter four times, for the clock goes in steps of some milliseconds.
 */
export async function growthOf(sized: Sized, length: number): Promise<number> {
  const runs = [1, 2, 4].map((times) => ({ times, run: sized((4 * length) / times) }))
  const shortest: number[] = []
  for (let tries = 0; tries < TRIES; tries += 1) {
    for (const [index, one] of runs.entries()) {
      shortest[index] = Math.min(shortest[index] ?? Number.POSITIVE_INFINITY, await timeOf(one))
      if ((shortest[0] ?? 0) < FLOOR_MS) return 1
    }
    if (growsEvenly(steepest(shortest))) break
  }
  return steepest(shortest)
}

/** Whether the time grows with the length only. */
export const growsEvenly = (growth: number): boolean => growth <= MOST_PER_DOUBLING

/** What the first doubling costs tells something only where it takes as long as the clock can measure. */
function steepest([long = 0, halves = 0, quarters = 0]: readonly number[]): number {
  return Math.max(2 * (long / halves), halves < FLOOR_MS ? 1 : 2 * (halves / quarters))
}

/** Milliseconds of the processor for so many runs. */
async function timeOf({ times, run }: { readonly times: number; readonly run: () => unknown }): Promise<number> {
  const before = process.threadCpuUsage()
  for (let count = 0; count < times; count += 1) await run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
