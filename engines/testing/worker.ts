import { carryOut, type Order, type TaskTable } from '../carry-out.ts'

/** Work as a test wants it. */
export interface TestKinds {
  echo: { input: string; output: string }
  /** Turns round without end, as a text does that no pattern comes to an end with. */
  spin: { input: string; output: never }
  /** Takes memory without end, in many small pieces or in few large ones. */
  swell: { input: 'pieces' | 'map'; output: never }
  /** Sleeps until the lock, four bytes that are shared, is opened. */
  hold: { input: Int32Array; output: string }
  fail: { input: string; output: never }
}

const tasks: TaskTable<TestKinds> = {
  echo: async () => (text) => text,
  spin: async () => () => {
    for (;;);
  },
  swell: async () => (how) => {
    const [map, pieces] = [new Map<number, object>(), [[] as number[]]]
    for (let index = 0; ; index += 1) {
      if (how === 'map') map.set(index, { index })
      else pieces.push(Array.from({ length: 1000 }, (_, place) => place + index))
    }
  },
  hold: async () => (lock) => {
    Atomics.wait(lock, 0, 0)
    return 'held'
  },
  fail: async () => (text) => {
    throw new TypeError(text)
  },
}

export const run = (order: Order<keyof TestKinds>): Promise<unknown> => carryOut(tasks, order)
