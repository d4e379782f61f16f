import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { availableParallelism, freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const GIGABYTE = 2 ** 30
const WRITES = 50

/** What decides how long a run takes, in one line: whoever compares two runs compares this first. */
export function describeMachine(): string {
  const { bavail, bsize } = statfsSync(tmpdir())
  const gigabytes = (bytes: number) => `${(bytes / GIGABYTE).toFixed(1)} GB`
  return `${availableParallelism()} cores, ${gigabytes(freemem())} of memory free; ${gigabytes(bavail * bsize)} free for temporary files, ${millisecondsOfWrites().toFixed(0)} ms for ${WRITES} writes to their disk`
}

function millisecondsOfWrites(): number {
  const folder = mkdtempSync(join(tmpdir(), 'write-'))
  const file = openSync(join(folder, 'file'), 'w')
  const start = performance.now()
  for (let count = 0; count < WRITES; count += 1) {
    writeSync(file, 'x')
    fsyncSync(file)
  }
  const milliseconds = performance.now() - start
  closeSync(file)
  rmSync(folder, { recursive: true })
  return milliseconds
}
