import { lowerAscii } from '../../tools/lower-ascii.ts'
import type { RequestInfo } from '../request-info.ts'
import type { FieldModifier } from './modifier.ts'

type Known = string | number | boolean | null

/** What was sent under a path such as `body.address.0.city`; undefined when it was not. */
export function lookUp(request: RequestInfo, path: readonly string[]): unknown {
  const [part = '', ...keys] = path
  const parts: Readonly<Record<string, unknown>> = {
    context: request.context,
    method: request.method,
    query: request.query,
    headers: request.headers,
    body: request.body,
  }
  return keys.reduce<unknown>(child, own(parts, part))
}

function child(parent: unknown, key: string): unknown {
  if (typeof parent !== 'object' || parent === null) return undefined
  return Array.isArray(parent) && !/^\d+$/.test(key) ? undefined : own(parent, key)
}

/** Only own keys: what a prototype has was not sent. */
function own(parent: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(parent, key)?.value
}

/** A sent value as one that can be compared: lists and objects as their JSON. */
export function plainValue(value: unknown, modifier: FieldModifier | undefined): Known {
  const plain = known(value)
  return modifier === 'lower' && plain !== null ? lowerAscii(String(plain)) : plain
}

function known(value: unknown): Known {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'boolean') return value
  return typeof value === 'number' ? value : (JSON.stringify(value) ?? null)
}
