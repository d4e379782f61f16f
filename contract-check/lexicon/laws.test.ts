import { expect, it } from 'vitest'
import { kinds } from './kinds.ts'
import { laws } from './laws.ts'
import { particularRules } from './particulars.ts'
import { pointTexts } from './points.ts'

it('every statute stands beside a clause or a point, and each has its source', () => {
  const used = new Set([
    ...Object.values(kinds).flatMap(({ statutes, beside }) => [...statutes, ...(beside ? [beside.law] : [])]),
    ...Object.values(pointTexts).flatMap(({ law }) => law),
  ])
  expect([...used].sort()).toEqual(Object.keys(laws).sort())
  for (const { norm, source } of Object.values(laws))
    expect(source, norm).toMatch(/^https:\/\/www\.gesetze-im-internet\.de\/\w+\/__\w+\.html$|^Regulation|^BAG/)
})

it('no norm is said twice', () => {
  const norms = Object.values(laws).map(({ norm }) => norm)
  expect(new Set(norms).size).toBe(norms.length)
})

it('the particulars are those of the fifteen numbers of § 2 Abs. 1 Satz 2 NachwG', () => {
  expect([...new Set(particularRules.map(({ number }) => number))]).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
})
