import type { Kinds } from './kinds.ts'
import type { Pool } from './pool.ts'
import { tasks } from './tasks.ts'

async function run<K extends keyof Kinds>(kind: K, input: Kinds[K]['input']): Promise<Kinds[K]['output']> {
  const task = await tasks[kind]()
  return task(input)
}

/** Runs the engines right here, without a deadline: for our own texts only, as while pages are made. */
export const inProcess: Pick<Pool<Kinds>, 'run' | 'runToJson'> = {
  run,
  runToJson: async (kind, input) => JSON.stringify(await run(kind, input)),
}
