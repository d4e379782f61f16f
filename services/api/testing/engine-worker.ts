import type { Kinds } from '#engines'
import { carryOut, type Order, tasks } from '#engines/tasks'

/** A letter that no engine comes to an end with. */
export const endless = 'endless'

/** The engines as they are, and one text that is read without end. */
const withEndless = {
  ...tasks,
  readReference: async () => {
    const read = await tasks.readReference()
    return (input: Kinds['readReference']['input']) => {
      while (input.text === endless);
      return read(input)
    }
  },
}

export const run = (order: Order<keyof Kinds>): Promise<unknown> => carryOut(withEndless, order)
