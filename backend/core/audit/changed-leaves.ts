import type { Changed, KeptValue } from '../model/audit.ts'

/** Configuration as an object of objects; what is no object is one value. */
export type Tree = Readonly<Record<string, unknown>>

const LONGEST = 200

interface LeafOptions {
  /** Whether texts are kept too: not where they may say something of a person, or open something. */
  readonly texts: boolean
}

/** What differs between two states of a configuration, by path: `smtp.host`. Of what is new or gone only the top is named. */
export function changedLeaves(before: Tree, after: Tree, options: LeafOptions): readonly Changed[] {
  return changedBelow('', { before, after }, options)
}

interface Pair {
  readonly before: unknown
  readonly after: unknown
}

function changedBelow(path: string, { before, after }: Pair, options: LeafOptions): readonly Changed[] {
  if (!isTree(before) || !isTree(after)) {
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    return [{ name: path, ...kept('before', before, options), ...kept('after', after, options) }]
  }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const below = (name: string) => (path === '' ? name : `${path}.${name}`)
  return names.flatMap((name) => changedBelow(below(name), { before: before[name], after: after[name] }, options))
}

function kept(side: 'before' | 'after', value: unknown, { texts }: LeafOptions): { readonly [Side in typeof side]?: KeptValue } {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return { [side]: value }
  return texts && typeof value === 'string' ? { [side]: shortened(value) } : {}
}

/** A text as the log keeps it. */
export function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
