import type { ErrorObject } from 'ajv/dist/2020.js'
import { fill, type Locale } from '#words/interface'
import { problemTexts } from '#words/said'
import type { Fault } from './problem.ts'

/** What of the body's structure is counted before it is parsed, as JSON Schema calls more of it. */
const excessCodes = { depth: 'maxDepth', keys: 'maxProperties', entries: 'maxItems' } as const

/** What a validator found, in the language of the request. */
export function faultOf({ keyword, instancePath, params }: ErrorObject, locale: Locale): Fault {
  const member = params.missingProperty ?? params.additionalProperty
  const pointer = typeof member === 'string' ? `${instancePath}/${member.replaceAll('~', '~0').replaceAll('/', '~1')}` : instancePath
  const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : String(value)]))
  const { faults, otherFault } = problemTexts[locale]
  const sentences: Readonly<Record<string, string>> = faults
  return { pointer, code: keyword, message: fill(sentences[keyword] ?? otherFault, values) }
}

/** A body with more structure than any operation reads. */
export function excess(kind: keyof typeof excessCodes, limit: number, locale: Locale): Fault {
  return { pointer: '', code: excessCodes[kind], message: fill(problemTexts[locale].excesses[kind], { limit }) }
}
