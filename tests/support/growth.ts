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
 * Counts the processor's time of this thread alone. The clock goes in steps of some milliseconds, so a quarter of the input is run four
 * times, and a rise is looked at again with ever more runs. Each look stands alone: a time that one of them found too short spoils no other.
 */
export async function growthOf(sized: Sized, length: number): Promise<number> {
  const [long, quarter] = [sized(4 * length), sized(length)]
  let growth = 1
  for (let runs = 1; runs <= TRIES; runs += 1) {
    const whole = await timeOf({ times: runs, run: long })
    if (whole < FLOOR_MS) return 1
    growth = perDoubling(whole, await timeOf({ times: 4 * runs, run: quarter }))
    if (growsEvenly(growth)) break
  }
  return growth
}

/** Whether the time grows with the length only. */
export const growsEvenly = (growth: number): boolean => growth <= MOST_PER_DOUBLING

/** Two doublings together: each alone is more at the mercy of the clock. */
const perDoubling = (long: number, quarter: number): number => Math.sqrt(long / quarter)

/** Milliseconds of the processor for one of so many runs. */
async function timeOf({ times, run }: { readonly times: number; readonly run: () => unknown }): Promise<number> {
  const before = process.threadCpuUsage()
  for (let count = 0; count < times; count += 1) await run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000 / times
}
