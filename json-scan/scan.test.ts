import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growsEvenly, growthOf } from '../tests/support/growth.ts'
import { type JsonLimits, JsonScan, jsonFault } from './index.ts'

const few: JsonLimits = { depth: 3, keys: 4, entries: 6 }
const any: JsonLimits = { depth: 1e9, keys: 1e9, entries: 1e9 }

/** Adds a text in pieces of this many bytes. */
function scan(text: string, size: number, limits = any) {
  const bytes = Buffer.from(text)
  const scanned = new JsonScan(limits)
  for (let at = 0; at < bytes.length; at += size) {
    const fault = scanned.add(bytes.subarray(at, at + size))
    if (fault) return fault
  }
  return scanned.end
}

describe('the structure of a JSON text', () => {
  it.each([
    ['[[[]]]', undefined],
    ['[[[[]]]]', 'depth'],
    ['{"a":{"b":{"c":{}}}}', 'depth'],
    ['{"a":1,"b":2,"c":3,"d":4}', undefined],
    ['{"a":1,"b":2,"c":3,"d":4,"e":5}', 'keys'],
    ['[1,2,3,4,5,6]', undefined],
    ['[1,2,3,4,5,6,7]', 'entries'],
    ['[[],[],[],[]]', 'entries'],
    ['{"a":"[[[[{{{{,,,,,,,,::::::"}', undefined],
    [String.raw`{"a":"\"[[[[","b\\":"\\"}`, undefined],
    ['"[[[[,,,,,,,,"', undefined],
    [' \n\t{} [[[[', undefined],
    ['﻿{}', undefined],
    ['12', undefined],
    ['\0\0\0', 'noJson'],
    ['<a>', 'noJson'],
    ['', undefined],
  ])('of %j: %s', (text, fault) => {
    expect(jsonFault(text, few)).toBe(fault)
  })

  it('is counted alike however the bytes come', () => {
    fc.assert(
      fc.property(fc.json(), fc.integer({ min: 1, max: 9 }), (text, size) => {
        const limits = { depth: 2, keys: 3, entries: 5 }
        const whole = scan(text, text.length * 4, limits)
        // Where several limits are passed, which one is named depends on what has come.
        const inPieces = scan(text, size, limits)
        expect(typeof whole === 'string' ? typeof inPieces : inPieces).toBe(typeof whole === 'string' ? 'string' : whole)
      }),
    )
  })

  it('ends where the first list or object ends, so that the rest can be left away', () => {
    fc.assert(
      fc.property(fc.oneof(fc.object(), fc.array(fc.jsonValue())), fc.string(), fc.integer({ min: 1, max: 9 }), (value, rest, size) => {
        const text = JSON.stringify(value)
        expect(scan(text + rest, size)).toBe(Buffer.byteLength(text))
      }),
    )
  })

  it('is as many members and entries as are built of it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = JSON.stringify(value)
        const { keys, entries } = count(value)
        expect(jsonFault(text, { ...any, keys, entries })).toBeUndefined()
        if (keys > 0) expect(jsonFault(text, { ...any, keys: keys - 1 })).toBe('keys')
      }),
    )
  })

  it.each([
    ['members', (length: number) => `{${Array.from({ length }, (_, index) => `"k${index}":1`).join()}}`],
    ['objects', (length: number) => `[${'{},'.repeat(length)}{}]`],
    ['levels', (length: number) => '['.repeat(length)],
    ['quotes and backslashes', (length: number) => `{"a":"${'\\\\\\"'.repeat(length)}"}`],
  ])('takes a time that grows with the length only: %s', async (_, textOf) => {
    const run = (length: number) => {
      const text = textOf(length)
      return () => jsonFault(text, any)
    }
    expect(growsEvenly(await growthOf(run, 500_000))).toBe(true)
  })
})

function count(value: unknown): { readonly keys: number; readonly entries: number } {
  if (typeof value !== 'object' || value === null) return { keys: 0, entries: 0 }
  const inner = Object.values(value).map(count)
  const sum = (of: 'keys' | 'entries') => inner.reduce((total, one) => total + one[of], 0)
  return { keys: sum('keys') + (Array.isArray(value) ? 0 : inner.length), entries: sum('entries') + Math.max(inner.length, 1) }
}
