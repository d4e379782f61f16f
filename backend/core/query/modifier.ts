import { FilterError } from '../../tools/filter/filter-error.ts'

const modifiers = ['isset', 'length', 'each', 'lower', 'changed'] as const

export type FieldModifier = (typeof modifiers)[number]

/** Cuts `title:lower` into its name and its modifier (contract 2.2). */
export function splitModifier(segment: string): { readonly name: string; readonly modifier: FieldModifier | undefined } {
  const colon = segment.indexOf(':')
  if (colon < 0) return { name: segment, modifier: undefined }
  const modifier = modifiers.find((known) => known === segment.slice(colon + 1))
  if (!modifier) throw new FilterError(`Unknown modifier in ${JSON.stringify(segment)}.`)
  return { name: segment.slice(0, colon), modifier }
}
