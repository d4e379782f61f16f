import { checkContract, type Point } from '#contract-check'
import type { Counts } from '../zeugnis/tally.ts'
import { type Half, type LabelledContract, readContracts, readTraps, type Trap } from './corpus.ts'

interface Compared {
  readonly id: string
  readonly what: string
  readonly missed: readonly string[]
  readonly wrong: readonly string[]
  readonly right: number
}

/** A point in the words of a label: code, then amount with its unit, or form. */
function labelOf({ code, amount, form }: Point): string {
  if (form && code === 'exclusion-form') return `${code} ${form}`
  if (code === 'termination-form') return `${code} text`
  if (code === 'probation-notice') return `notice-period ${amount?.number} ${amount?.unit}`
  return amount ? [code, ...(amount.number === null ? [] : [amount.number]), amount.unit].join(' ') : code
}

function compare({ id, text, clauses, found, facts }: LabelledContract): Compared[] {
  const answer = checkContract(text)
  const read = answer.isContract
    ? {
        clauses: answer.clauses.map(({ kind }) => kind),
        found: answer.particulars.map((one) => one.id),
        facts: answer.clauses.flatMap(({ points }) => points.map(labelOf)),
      }
    : { clauses: [], found: [], facts: [] }
  return [
    difference(id, 'clause', read.clauses, clauses),
    difference(id, 'particular of § 2 NachwG', read.found, found),
    difference(id, 'point to look at', read.facts, facts),
  ]
}

function difference(id: string, what: string, read: readonly string[], labelled: readonly string[]): Compared {
  const [given, wanted] = [[...new Set(read)], [...new Set(labelled)]]
  const missed = wanted.filter((one) => !given.includes(one))
  return { id, what, missed, wrong: given.filter((one) => !wanted.includes(one)), right: wanted.length - missed.length }
}

function counted(compared: readonly Compared[]): Record<string, Counts> {
  const counts: Record<string, Counts> = {}
  for (const { what, missed, wrong, right } of compared) {
    const before = counts[what] ?? { right: 0, false: 0, missed: 0 }
    counts[what] = { right: before.right + right, false: before.false + wrong.length, missed: before.missed + missed.length }
  }
  return counts
}

/** A sentence of a trap stands in a contract that has nothing of its kind. */
const frame = (sentence: string) =>
  `Arbeitsvertrag\n\nzwischen der Beispiel GmbH, Weg 1, 20095 Hamburg (Arbeitgeber) und Frau Lenz, Weg 2, 20095 Hamburg (Arbeitnehmerin)\n\n§ 1 Ordnung\n${sentence}\nDie Arbeitnehmerin hält sich an die Hausordnung.\n`

function isCaught({ kind, name, text }: Trap): boolean {
  const answer = checkContract(kind === 'document' ? text : frame(text))
  return kind === 'document' ? answer.isContract : answer.isContract && answer.clauses.some((clause) => clause.kind === name)
}

/** How the rules do on one half, and where they differ from the labels. */
export function measured(half: Half) {
  const contracts = readContracts(half)
  const traps = readTraps(half)
  const compared = contracts.flatMap(compare)
  return {
    contracts: contracts.length,
    known: contracts.filter(({ text }) => checkContract(text).isContract).length,
    traps: traps.length,
    caught: traps.filter(isCaught),
    rates: counted(compared),
    differences: compared.filter(({ missed, wrong }) => missed.length + wrong.length > 0),
  }
}
