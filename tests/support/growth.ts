/** Below this a time says nothing about its growth, in milliseconds of the processor. */
const FLOOR_MS = 40
/** What twice the input may cost, twice over: a square would cost 16. */
const MOST_FOR_FOUR_TIMES = 2.5 ** 2
/** A rise is believed when it stays in this many measurements. */
const TRIES = 5

/**
 * How much more time a run takes with four times the input, as a ratio; 1 where the time is too short to tell. Counts the processor's time
 * of this thread alone, and the shortest of several runs: what else the machine does changes neither.
 */
export function growthOf(run: (length: number) => () => unknown, length: number): number {
  const long = run(4 * length)
  let more = timeOf(long)
  if (more < FLOOR_MS) return 1
  const short = run(length)
  let less = timeOf(short)
  for (let tries = 1; tries < TRIES && more > less * MOST_FOR_FOUR_TIMES; tries += 1) {
    less = Math.min(less, timeOf(short))
    more = Math.min(more, timeOf(long))
  }
  return more < FLOOR_MS ? 1 : more / less
}

/** Whether the time grows with the length only: at most 2.5 times for twice the input. */
export const growsEvenly = (growth: number): boolean => growth <= MOST_FOR_FOUR_TIMES

function timeOf(run: () => unknown): number {
  const before = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
