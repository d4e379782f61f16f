import type { ErrorObject } from 'ajv/dist/2020.js'
import { fill } from '#words/fill'
import type { Locale } from '#words/locales'
import type { Fault } from './problem.ts'

/** A sentence for each keyword of JSON Schema that our documents use. */
const sentences: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  required: { de: 'Diese Angabe fehlt.', en: 'This entry is missing.' },
  additionalProperties: { de: 'Diese Angabe ist nicht bekannt.', en: 'This entry is not known.' },
  type: { de: 'Erwartet wird: {type}.', en: 'Expected: {type}.' },
  enum: { de: 'Erlaubt sind: {allowedValues}.', en: 'Allowed are: {allowedValues}.' },
  const: { de: 'Erlaubt ist nur: {allowedValue}.', en: 'Only this is allowed: {allowedValue}.' },
  minLength: { de: 'Mindestens {limit} Zeichen.', en: 'At least {limit} characters.' },
  maxLength: { de: 'Höchstens {limit} Zeichen.', en: 'At most {limit} characters.' },
  minItems: { de: 'Mindestens {limit} Einträge.', en: 'At least {limit} entries.' },
  maxItems: { de: 'Höchstens {limit} Einträge.', en: 'At most {limit} entries.' },
  minimum: { de: 'Mindestens {limit}.', en: 'At least {limit}.' },
  maximum: { de: 'Höchstens {limit}.', en: 'At most {limit}.' },
  format: { de: 'Erwartet wird das Format „{format}“.', en: 'Expected format: “{format}”.' },
  pattern: { de: 'Erwartet wird das Muster {pattern}.', en: 'Expected pattern: {pattern}.' },
}

const fallback = { de: 'Diese Angabe folgt nicht dem Schema.', en: 'This entry does not follow the schema.' }

/** What a validator found, in the language of the request. */
export function faultOf({ keyword, instancePath, params }: ErrorObject, locale: Locale): Fault {
  const member = params.missingProperty ?? params.additionalProperty
  const pointer = typeof member === 'string' ? `${instancePath}/${member.replaceAll('~', '~0').replaceAll('/', '~1')}` : instancePath
  const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : String(value)]))
  return { pointer, code: keyword, message: fill((sentences[keyword] ?? fallback)[locale], values) }
}
