/** Below this a time says nothing about its growth, in milliseconds of the processor. */
const FLOOR_MS = 40
/** What twice the input may cost: a square would cost 4. */
const MOST_PER_DOUBLING = 2.5
/** A rise is believed when it stays in this many measurements. */
const TRIES = 8

/** What runs with an input of this length. */
type Sized = (length: number) => () => unknown

/**
 * How much more time a run takes with twice the input, on average over two doublings; 1 where the time is too short to tell.
 * Counts the processor's time of this thread alone, and the shortest of several runs: what else the machine does changes neither. The clock
 * goes in steps of some milliseconds, so a quarter of the input is run four times, and a rise is looked at with ever more runs.
 */
export async function growthOf(sized: Sized, length: number): Promise<number> {
  const runs = [1, 4].map((times) => ({ times, run: sized((4 * length) / times) }))
  const shortest: number[] = []
  for (let tries = 0; tries < TRIES; tries += 1) {
    for (const [index, { times, run }] of runs.entries()) {
      shortest[index] = Math.min(shortest[index] ?? Number.POSITIVE_INFINITY, await timeOf({ times: times * (tries + 1), run }))
      if ((shortest[0] ?? 0) < FLOOR_MS) return 1
    }
    if (growsEvenly(perDoubling(shortest))) break
  }
  return perDoubling(shortest)
}

/** Whether the time grows with the length only. */
export const growsEvenly = (growth: number): boolean => growth <= MOST_PER_DOUBLING

/** Two doublings together: each alone is more at the mercy of the clock. */
const perDoubling = ([long = 0, quarter = 0]: readonly number[]): number => Math.sqrt(long / quarter)

/** Milliseconds of the processor for one of so many runs. */
async function timeOf({ times, run }: { readonly times: number; readonly run: () => unknown }): Promise<number> {
  const before = process.threadCpuUsage()
  for (let count = 0; count < times; count += 1) await run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000 / times
}
