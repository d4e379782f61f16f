import type { EventEmitter } from 'node:events'
import { setTimeout } from 'node:timers/promises'

/** Between two steps a small machine has a core left for others. */
const STEP_MS = 150
/** Where nobody has asked for so long, a step hinders nobody. */
const QUIET_MS = 1000
/** A site that is never quiet gets its steps done all the same, if slowly. */
const LONGEST_MS = 3000

/** A pause between two steps of work that can wait: short while nobody asks the server, longer while somebody does. */
export function givingWay(server: EventEmitter): () => Promise<void> {
  let asked = Number.NEGATIVE_INFINITY
  server.on('request', () => {
    asked = performance.now()
  })
  return async () => {
    const end = performance.now() + LONGEST_MS
    do await setTimeout(STEP_MS, undefined, { ref: false })
    while (performance.now() < Math.min(asked + QUIET_MS, end))
  }
}
