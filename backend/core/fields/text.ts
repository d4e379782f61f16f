import { generateFromPattern, UngeneratablePatternError } from '../../tools/pattern.ts'
import { type Check, checkIn, checkMax, checkMin, checkRequired, errorTree, LARGEST_INTEGER, MUST_BE_EMPTY } from '../model/checks.ts'
import type { ValueError } from '../model/errors.ts'
import type { TextField } from '../model/field.ts'
import { checkCommon, type FieldType, type OptionsContext, type ValueContext } from './field-type.ts'
import { checkFormat, checkPattern, lengthOf, sentenceOf, textValues } from './text-values.ts'

const DEFAULT_MAX = 5000
const PATTERN_TRIES = 10

const COMPOSITE_KEY: ValueError = {
  code: 'validation_unsupported_composite_pk',
  message: 'Composite PKs are not supported and the collection must have only 1 PK.',
}
const KEY_NAME_MESSAGE = 'The primary key must be named "id".'

/** Any text. The one named `id` with `primaryKey` identifies records. */
export const textType: FieldType<TextField> = {
  ...textValues,
  type: 'text',
  defaults: { required: false, min: 0, max: 0, pattern: '', autogeneratePattern: '', primaryKey: false },
  checkOptions(field, context) {
    const common = checkCommon(field)
    return errorTree({
      ...common,
      ...checkKeyOptions(field, common.name, context),
      min: checkMin(field.min, 0) ?? checkMax(field.min, LARGEST_INTEGER),
      max: checkMin(field.max, field.min) ?? checkMax(field.max, LARGEST_INTEGER),
      pattern: (field.primaryKey ? checkRequired(field.pattern) : undefined) ?? checkPattern(field.pattern),
      autogeneratePattern: checkPattern(field.autogeneratePattern) ?? checkGenerated(field),
    })
  },
  async checkValue(field, value, context) {
    const text = String(value)
    if (!field.primaryKey) return textError(field, text)
    const key = await checkKey(field, text, context)
    return key === 'unchanged' ? undefined : (key ?? textError(field, text))
  },
}

function checkKeyOptions(field: TextField, nameError: Check, { collection }: OptionsContext): Readonly<Record<string, Check>> {
  if (!field.primaryKey) return {}
  const otherName = checkIn(field.name, ['id'])
  const keys = collection.fields.filter((other) => other.type === 'text' && other.primaryKey)
  return {
    name: nameError ?? (otherName && { ...otherName, message: KEY_NAME_MESSAGE }),
    primaryKey: keys.length > 1 ? COMPOSITE_KEY : undefined,
    hidden: field.hidden ? MUST_BE_EMPTY : undefined,
    required: checkRequired(field.required),
  }
}

/** Everything about a value that can be told without its record. */
export function textError(field: TextField, text: string): Check {
  if (text === '') return field.required || field.primaryKey ? checkRequired(text) : undefined
  return (
    checkTextLength(field, lengthOf(text)) ?? checkFormat(text, field.pattern) ?? (field.primaryKey ? checkKeyCharacters(field, text) : undefined)
  )
}

function checkTextLength({ min, max }: TextField, length: number): Check {
  if (length < min) return { code: 'validation_min_text_constraint', message: `Must be at least ${min} character(s).`, params: { min } }
  const most = max || DEFAULT_MAX
  if (length <= most) return undefined
  return { code: 'validation_max_text_constraint', message: `Must be no more than ${most} character(s).`, params: { max: most } }
}

/** Tries the pattern out: what it makes must be a value the field accepts. */
function checkGenerated(field: TextField): Check {
  if (field.autogeneratePattern === '') return undefined
  try {
    const made = Array.from({ length: PATTERN_TRIES }, () => generateFromPattern(field.autogeneratePattern))
    const refused = made.find((text) => textError(field, text))
    return refused === undefined ? undefined : refusedExample(refused)
  } catch (error) {
    if (!(error instanceof UngeneratablePatternError)) throw error
    return { code: 'validation_invalid_autogenerate_pattern', message: sentenceOf(error.message) }
  }
}

function refusedExample(text: string): ValueError {
  const message = `The provided autogenerate pattern could produce invalid field values, ex.: ${JSON.stringify(text)}.`
  return { code: 'validation_invalid_autogenerate_pattern_value', message }
}

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
async function checkKey(field: TextField, key: string, context: ValueContext): Promise<Check | 'unchanged'> {
  const { previous } = context
  if (previous !== undefined && previous !== key) return KEY_CHANGED
  if (previous !== undefined && previous !== '') return 'unchanged'
  const mayDifferInCase = field.pattern !== DEFAULT_ID_PATTERN
  return previous === undefined && mayDifferInCase && (await context.isIdTaken(key)) ? KEY_TAKEN : undefined
}

/** What a custom pattern might let through: characters and names that paths cannot have. */
function checkKeyCharacters(field: TextField, key: string): Check {
  if (field.pattern === DEFAULT_ID_PATTERN) return undefined
  const ch = forbiddenCharacters.find((character) => key.includes(character))
  if (ch !== undefined) {
    return { code: 'validation_forbidden_pk_character', message: `'${ch}' is not a valid primary key character.`, params: { ch } }
  }
  const reserved = lengthOf(key) <= LONGEST_RESERVED ? reservedKeys.find((name) => name === key.toUpperCase()) : undefined
  if (reserved === undefined) return undefined
  return { code: 'validation_reserved_pk', message: `The primary key '${reserved}' is reserved and cannot be used.`, params: { reserved } }
}
