import { readdirSync, readFileSync } from 'node:fs'

export interface LabelledContract {
  readonly id: string
  readonly text: string
  readonly clauses: readonly string[]
  readonly found: readonly string[]
  readonly facts: readonly string[]
}

/** A whole document that is no employment contract, or a sentence without a clause of a kind. */
export interface Trap {
  readonly kind: 'document' | 'without'
  readonly name: string
  readonly text: string
}

/** Develop: rules may be written for it. Measured: only measured. */
export type Half = 'develop' | 'measured'

const folder = (half: Half) => new URL(`../../contract-check/corpus/${half}/`, import.meta.url)
const valuesOf = (labels: string, name: string) =>
  labels
    .split('\n')
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).trim())
const wordsOf = (labels: string, name: string) => valuesOf(labels, name).flatMap((line) => line.split(' ').filter(Boolean))

/** The contracts of one half, each with its labels (contract-check/corpus/README.md). */
export function readContracts(half: Half): LabelledContract[] {
  const files = readdirSync(folder(half)).filter((file) => /^\d/.test(file))
  return files.sort().map((file) => {
    const [text = '', labels = ''] = readFileSync(new URL(file, folder(half)), 'utf8').split('=== labels\n')
    return {
      id: file.replace('.txt', ''),
      text,
      clauses: wordsOf(labels, 'clauses'),
      found: wordsOf(labels, 'found'),
      facts: valuesOf(labels, 'fact'),
    }
  })
}

export function readTraps(half: Half): Trap[] {
  const traps = readFileSync(new URL('traps.txt', folder(half)), 'utf8').split(/^===$/m)
  return traps.map((trap) => {
    const [first = '', ...lines] = trap.trim().split('\n')
    const [kind, name = ''] = first.split(': ')
    return { kind: kind === 'document' ? 'document' : 'without', name, text: lines.join('\n') }
  })
}
