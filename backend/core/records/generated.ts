import { formatDate } from '../../tools/date.ts'
import { generateFromPattern } from '../../tools/generate-from-pattern.ts'
import type { Core } from '../core.ts'
import type { Draft } from './draft.ts'
import type { Values } from './row.ts'

/** The draft of a new record with its id, its token key and whatever else has a pattern to be made from (contract 3.2). */
export function withGeneratedTexts(draft: Draft): Draft {
  const made = draft.collection.fields.flatMap((field) =>
    field.type === 'text' && field.autogeneratePattern && draft.values[field.name] === ''
      ? [[field.name, generateFromPattern(field.autogeneratePattern)]]
      : [],
  )
  return { ...draft, values: { ...draft.values, ...Object.fromEntries(made) } }
}

/** The values with the dates that the server sets when a record is created or updated. */
export function withDates(core: Core, { collection, previous, values }: Omit<Draft, 'passwords' | 'files'>): Values {
  const now = formatDate(core.now())
  const set = collection.fields.flatMap((field) =>
    field.type === 'autodate' && (previous ? field.onUpdate : field.onCreate) ? [[field.name, now]] : [],
  )
  return { ...values, ...Object.fromEntries(set) }
}

/** A new token key by the pattern of its field: all tokens of the record end with the old one (contract 3.4). */
export function newTokenKey({ collection }: Pick<Draft, 'collection'>): string {
  const field = collection.fields.find((one) => one.name === 'tokenKey')
  return generateFromPattern((field?.type === 'text' && field.autogeneratePattern) || '[a-zA-Z0-9]{50}')
}
