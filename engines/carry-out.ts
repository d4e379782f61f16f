import { parentPort, threadId } from 'node:worker_threads'

/** What a kind takes and answers. */
export interface Work {
  readonly input: unknown
  readonly output: unknown
}

/** Loads the function of each kind when it is first asked for. */
export type TaskTable<K extends Record<keyof K, Work>> = {
  readonly [One in keyof K]: () => Promise<(input: K[One]['input']) => K[One]['output'] | Promise<K[One]['output']>>
}

export interface Order<K extends string> {
  readonly kind: K
  /** As its kind wants it: the pool takes no other. */
  readonly input: never
  /** Told back when the work begins. */
  readonly number: number
  /** Whether the answer is wanted as JSON text. */
  readonly asJson: boolean
}

/** What a thread tells its pool. */
export interface Begun {
  readonly begun: number
  readonly thread: number
}

/** Does a piece of work, in a thread of the pool. The deadline counts from what it tells: loading an engine is not the visitor's time. */
export async function carryOut<K extends string>(
  tasks: Readonly<Record<K, () => Promise<(input: never) => unknown>>>,
  { kind, input, number, asJson }: Order<K>,
): Promise<unknown> {
  const task = await tasks[kind]()
  parentPort?.postMessage({ begun: number, thread: threadId } satisfies Begun)
  const output = await task(input)
  return asJson ? JSON.stringify(output) : output
}
