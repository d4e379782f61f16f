import { filterFault, filterNames } from '#backend/desk'
import type { StoredCollection } from './collection.ts'

/** Where a filter or a rule goes wrong: it stops being one, or it names a field that is not there. */
export interface RuleFault {
  readonly kind: 'syntax' | 'name'
  readonly at: number
  /** What stands there. */
  readonly found: string
}

const WORDS: ReadonlySet<string> = new Set(['true', 'false', 'null'])

/** What is wrong with a rule, as far as it can be known without asking. */
export function ruleFault(text: string, fields: readonly string[]): RuleFault | undefined {
  if (text.trim() === '') return undefined
  const fault = filterFault(text)
  if (fault) return { kind: 'syntax', at: fault.at, found: text.slice(fault.at) }
  const unknown = filterNames(text).find(({ name }) => !isKnown(name, fields))
  return unknown && { kind: 'name', at: unknown.at, found: unknown.name }
}

/** Names with @ belong to the request, those with _via_ to other collections: the server knows them. */
function isKnown(name: string, fields: readonly string[]): boolean {
  const first = name.split(/[.:]/)[0] ?? ''
  return first.startsWith('@') || first.includes('_via_') || WORDS.has(first) || fields.includes(first)
}

const COMPARES = /[=<>~]|&&|\|\|/

/** Whether what stands in the search field is a filter and not a word. */
export const isFilter = (text: string): boolean => COMPARES.test(text)

/** What is wrong with what stands in the search field of a collection, where it is a filter. */
export function filterFaultOf({ fields }: StoredCollection, text: string): RuleFault | undefined {
  if (!isFilter(text)) return undefined
  return ruleFault(
    text,
    fields.map(({ name }) => name),
  )
}
