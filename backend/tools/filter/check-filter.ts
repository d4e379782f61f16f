import { parse } from './parser.ts'
import { scan } from './scanner.ts'
import { FilterError } from './tree.ts'

/** Front door for forms in which filters and rules are written: what is wrong with one, and where, before it is sent. */
export interface FilterFault {
  /** From which character on it cannot be read. */
  readonly at: number
  /** For programmers, in English. */
  readonly message: string
}

/** Where a filter stops being one; undefined for a text that is one. Whether its fields exist is not known here. */
export function filterFault(text: string): FilterFault | undefined {
  try {
    parse(text)
    return undefined
  } catch (error) {
    if (!(error instanceof FilterError)) throw error
    return { at: error.at ?? 0, message: error.message }
  }
}

/** The names that a filter compares, each with its place; functions are none. Of a text that is no filter, none. */
export function filterNames(text: string): readonly { readonly name: string; readonly at: number }[] {
  if (filterFault(text)) return []
  const tokens = scan(text)
  return tokens.flatMap(({ kind, text: name, at }, index) => (kind === 'identifier' && tokens[index + 1]?.kind !== '(' ? [{ name, at }] : []))
}
