import type { Check } from '../checks.ts'
import type { TextField } from '../collections/field.ts'
import type { ValueError } from '../errors.ts'
import type { ValueContext } from './field-type.ts'
import { lengthOf } from './text-limits.ts'

/** Under this pattern case cannot differ and no character is dangerous: an existing id is left to the table's own key. */
const DEFAULT_ID_PATTERN = '^[a-z0-9]+$'

const KEY_CHANGED: ValueError = { code: 'validation_pk_change', message: 'The record primary key cannot be changed.' }
const KEY_TAKEN: ValueError = { code: 'validation_pk_invalid', message: 'The record primary key is invalid or already exists.' }

const forbiddenCharacters = ['.', '/', '\\', '|', '"', "'", '`', '<', '>', ':', '?', '*', '%', '$', '\0', '\t', '\n', '\r', ' ']

/** Names that Windows keeps for devices: no folder of files could have them. */
const reservedKeys = ['CON', 'PRN', 'AUX', 'NUL', ...numbered('COM'), ...numbered('LPT')]
const LONGEST_RESERVED = Math.max(...reservedKeys.map((key) => key.length))

function numbered(device: string): readonly string[] {
  return Array.from({ length: 9 }, (_, index) => `${device}${index + 1}`)
}

/** A key against the stored record, or the stored records when it is new (contract 3.6). */
export async function checkKey(field: TextField, key: string, context: ValueContext): Promise<Check | 'unchanged'> {
  const { previous } = context
  if (previous !== undefined && previous !== key) return KEY_CHANGED
  if (previous !== undefined && previous !== '') return 'unchanged'
  const mayDifferInCase = field.pattern !== DEFAULT_ID_PATTERN
  return previous === undefined && mayDifferInCase && (await context.isIdTaken(key)) ? KEY_TAKEN : undefined
}

/** What a custom pattern might let through: characters and names that paths cannot have. */
export function checkKeyCharacters(field: TextField, key: string): Check {
  if (field.pattern === DEFAULT_ID_PATTERN) return undefined
  const ch = forbiddenCharacters.find((character) => key.includes(character))
  if (ch !== undefined) {
    return { code: 'validation_forbidden_pk_character', message: `'${ch}' is not a valid primary key character.`, params: { ch } }
  }
  const reserved = lengthOf(key) <= LONGEST_RESERVED ? reservedKeys.find((name) => name === key.toUpperCase()) : undefined
  if (reserved === undefined) return undefined
  return { code: 'validation_reserved_pk', message: `The primary key '${reserved}' is reserved and cannot be used.`, params: { reserved } }
}
