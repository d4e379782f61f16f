import { readFileSync } from 'node:fs'

/** Mebibytes of memory that a process holds now (Linux: `VmRSS` of proc_pid_status(5)). */
export function memoryOf(pid: number | undefined): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kibibytes) / 1024
}
