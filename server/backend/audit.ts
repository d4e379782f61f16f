import { type AuditReport, checkOperatorsLog, type ExpectedRow } from '#backend'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { backendOptions } from './open.ts'

const EXPECTED = /^(?<hash>[0-9a-f]{64})(?:@(?<seq>\d+))?$/

const faults: Readonly<Record<NonNullable<AuditReport['broken']>['fault'], string>> = {
  missing: 'the row is missing',
  changed: 'the row is not what its hash says',
  unconnected: 'the row does not follow the one before it',
}

/** Whether the rest of the command is nothing, or `--expect HASH[@SEQ]`. */
export function isExpectation([option, value = '', ...more]: readonly string[]): boolean {
  return option === undefined || (option === '--expect' && EXPECTED.test(value) && more.length === 0)
}

/** Follows the chain of the operators' log and says what it is like; the process ends with status 1 where it is not whole. */
export async function showAudit(env: Env, log: Log, expected: string | undefined): Promise<void> {
  const report = await checkOperatorsLog(backendOptions(env, log), expected === undefined ? undefined : readExpected(expected))
  for (const line of linesOf(report)) console.log(line)
  if (report.broken || report.isExpected === false) process.exitCode = 1
}

function readExpected(text: string): ExpectedRow | undefined {
  const { hash, seq } = EXPECTED.exec(text)?.groups ?? {}
  return hash === undefined ? undefined : { hash, seq: seq === undefined ? undefined : Number(seq) }
}

function linesOf({ rows, first, last, broken, isExpected }: AuditReport): readonly string[] {
  const ends = [first, last].flatMap((row, index) => (row ? [`${index === 0 ? 'first' : 'last'}: ${row.created} ${row.hash}@${row.seq}`] : []))
  const chain = broken ? `chain broken at ${broken.seq}: ${faults[broken.fault]}` : 'chain unbroken'
  const found =
    isExpected === undefined ? [] : [isExpected ? 'the expected row is there' : 'the expected row is not there: rows were cut off or exchanged']
  return [`rows: ${rows}`, ...ends, chain, ...found]
}
