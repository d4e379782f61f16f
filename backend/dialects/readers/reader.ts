import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Packed, pack, unpack } from './packed.ts'

/** What a reader is asked. Parameters are one row. */
export interface Order {
  readonly sql: string
  readonly parameters: Packed<readonly (readonly unknown[])[]>
}

/** What it says: rows, or the error that SQLite gave. */
export type Outcome<R> =
  | { readonly rows: Packed<readonly R[]> }
  | { readonly error: { readonly message: string; readonly errcode: number | undefined } }

/** An error of SQLite, as it was in the process that met it. */
class ReaderError extends Error {
  override readonly name = 'ReaderError'
  readonly errcode: number | undefined

  constructor({ message, errcode }: { readonly message: string; readonly errcode: number | undefined }) {
    super(message)
    this.errcode = errcode
  }
}

/** The process ended before it had answered. */
export class ReaderEndedError extends Error {
  override readonly name = 'ReaderEndedError'

  constructor() {
    super('The process that was reading the database has ended.')
  }
}

/** A process that reads one SQLite file. */
export interface Reader {
  readonly pid: number | undefined
  /** Resolves once it has opened the file; rejects with a `ReaderEndedError` when it could not. */
  readonly ready: Promise<void>
  hasEnded(): boolean
  /** One statement at a time. Rejects with a `ReaderError`, or a `ReaderEndedError`. */
  read<R>(sql: string, parameters: readonly unknown[]): Promise<readonly R[]>
  /** Ends it at once, whatever it is doing; resolves when it is gone. */
  end(): Promise<void>
}

const program = fileURLToPath(new URL('run-reader.ts', import.meta.url))
const programOptions = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=2']

/** A third of the processor's time that this process gets, where both want it: answering goes before reading. */
const LOWER_PRIORITY = 5

/** Starts a reader. */
export function startReader(file: string): Reader {
  // It lets go when its standard input ends, as it does with this process, however that ends.
  const child = fork(program, [file], { execArgv: programOptions, env: environment(), stdio: ['pipe', 'ignore', 'inherit', 'ipc'] })
  if (child.pid !== undefined) setPriority(child.pid, LOWER_PRIORITY)
  let ended = false
  const exited = once(child, 'exit').then(() => {
    ended = true
  })
  return {
    pid: child.pid,
    // Its first message says nothing else.
    ready: told(child, () => undefined),
    hasEnded: () => ended,
    read<R>(sql: string, parameters: readonly unknown[]) {
      const order: Order = { sql, parameters: pack([parameters]) }
      // That it could not be sent shows in the end of the process.
      child.send(order, () => undefined)
      return told(child, (outcome: Outcome<R>) => {
        if ('error' in outcome) throw new ReaderError(outcome.error)
        return unpack(outcome.rows)
      })
    },
    async end() {
      child.ref()
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Secrets are no matter of a reader. Where this process keeps compiled code, it need not load a compiler, which takes twenty megabytes. */
function environment(): NodeJS.ProcessEnv {
  const kept = getCompileCacheDir()
  return kept ? { NODE_COMPILE_CACHE: dirname(kept) } : {}
}

/** What is read of its next message. A reader at rest does not keep this process alive. */
function told<M, T>(child: ChildProcess, read: (message: M) => T): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const onExit = () => reject(new ReaderEndedError())
  const onMessage = (message: M) => {
    try {
      resolve(read(message))
    } catch (error) {
      reject(error)
    }
  }
  if (child.exitCode !== null || child.signalCode !== null) onExit()
  child.once('exit', onExit)
  child.once('message', onMessage)
  child.ref()
  child.channel?.ref()
  return promise.finally(() => {
    child.off('exit', onExit)
    child.off('message', onMessage)
    child.unref()
    child.channel?.unref()
  })
}
