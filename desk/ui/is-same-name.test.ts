import { expect, it } from 'vitest'
import { isSameName } from './is-same-name.ts'

it.each([
  ['BAG 9 AZR 584/13: "Note"', 'BAG\u00a09\u00a0AZR\u00a0584/13: „Note“'],
  ["d'Arc-Meier", 'd’Arc‑Meier'],
  [' Anna  Lenz ', 'Anna Lenz'],
  ['Ä', 'A\u0308'],
])('%s is typed for %s', (text, name) => expect(isSameName(text, name)).toBe(true))

it.each([
  ['', 'Anna'],
  ['anna', 'Anna'],
  ['Anna', 'Anne'],
])('„%s“ is not „%s“', (text, name) => expect(isSameName(text, name)).toBe(false))
