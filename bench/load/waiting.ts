import { scheduleOf } from './schedule.ts'

const POLL_MS = 200

/** Watches how long a process waits for a core that others have; the function it gives ends that and says the seconds. */
export function watchWaiting(pid: number | undefined): () => number {
  let seconds = 0
  const poll = setInterval(() => {
    seconds = Math.max(seconds, scheduleOf(pid).waited)
  }, POLL_MS)
  return () => {
    clearInterval(poll)
    return seconds
  }
}
