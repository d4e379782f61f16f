import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'

/** A call that cannot be answered; its message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The text of a file, or of standard input for "-". */
export async function readInput(file: string): Promise<string> {
  if (file === '-') return text(process.stdin)
  return readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file} cannot be read.`)
  })
}

/** Runs a command: a wrong call ends with 2 and a sentence. */
export async function answering(run: () => Promise<void>): Promise<void> {
  await run().catch((error: unknown) => {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    process.exitCode = 2
  })
}
