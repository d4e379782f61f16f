import { readdirSync, readFileSync } from 'node:fs'

const MEBIBYTE = 2 ** 20
/** Of proc_pid_stat(5): what Linux counts in on every machine that Node runs on. */
const PAGE_BYTES = 4096
const TICKS_PER_SECOND = 100

interface Process {
  readonly pid: number
  readonly parent: number
  readonly bytes: number
  /** Its own and that of children it has waited for. */
  readonly seconds: number
}

/** Mebibytes that a process and all below it hold now, and the seconds of processor they have used. Pages that several share count for each. */
export function treeOf(pid: number): { mebibytes: number; seconds: number } {
  const tree = withChildren(pid, allProcesses())
  return { mebibytes: sum(tree.map(({ bytes }) => bytes)) / MEBIBYTE, seconds: sum(tree.map(({ seconds }) => seconds)) }
}

/** The numbers of a process and all below it. */
export function processesOf(pid: number): number[] {
  return withChildren(pid, allProcesses()).map((one) => one.pid)
}

function allProcesses(): Process[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []))
}

function withChildren(pid: number, all: readonly Process[]): Process[] {
  return [...all.filter((one) => one.pid === pid), ...all.filter(({ parent }) => parent === pid).flatMap((child) => withChildren(child.pid, all))]
}

/** Nothing when it has ended meanwhile. */
function readProcess(pid: number): Process[] {
  try {
    // The name, in brackets, may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    return [{ pid, parent: fields[1] ?? 0, bytes: (fields[21] ?? 0) * PAGE_BYTES, seconds: sum(fields.slice(11, 15)) / TICKS_PER_SECOND }]
  } catch {
    return []
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
