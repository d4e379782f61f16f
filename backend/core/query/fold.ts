import type { Literal } from '../../dialects/expressions/value.ts'

export type Ordering = '>' | '>=' | '<' | '<='

/** Whether two known values are equal; null and "" are. */
export function foldedEquality(left: Literal, right: Literal): boolean {
  return plain(left.value) === plain(right.value)
}

/** How two known values are ordered: numbers before texts, texts by their bytes. Undefined with null. */
export function foldedOrder(left: Literal, operator: Ordering, right: Literal): boolean | undefined {
  if (left.value === null || right.value === null) return undefined
  const order = compare(plain(left.value), plain(right.value))
  if (operator === '>' || operator === '>=') return operator === '>' ? order > 0 : order >= 0
  return operator === '<' ? order < 0 : order <= 0
}

function plain(value: Literal['value']): string | number {
  return typeof value === 'boolean' ? Number(value) : (value ?? '')
}

function compare(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right || 0
  if (typeof left === 'string' && typeof right === 'string') return Buffer.compare(Buffer.from(left), Buffer.from(right))
  return typeof left === 'number' ? -1 : 1
}
