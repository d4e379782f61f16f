import { setImmediate } from 'node:timers/promises'
import type { Background } from '../background.ts'

/** Work on events, one after the other: messages arrive in the order in which their causes were committed. */
export interface Announcements {
  add(task: () => Promise<void>): void
}

export function createAnnouncements(background: Pick<Background, 'run'>): Announcements {
  let last: Promise<void> = Promise.resolve()
  return {
    add(task) {
      const before = last
      const { promise, resolve } = Promise.withResolvers<void>()
      last = promise
      // Other work, the sockets' above all, has its turn in between. What fails is reported and keeps none of those behind it.
      background.run(() =>
        before
          .then(() => setImmediate())
          .then(task)
          .finally(resolve),
      )
    },
  }
}
