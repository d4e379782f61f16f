import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { conformanceDir } from '../contract/conformance-dir.ts'
import { calls } from './specification/calls.ts'
import { bots, catalogue } from './specification/catalogue.ts'
import { limits } from './specification/limits.ts'
import type { Line } from './specification/line.ts'
import { states } from './specification/states.ts'
import { untriedIn } from './specification/titles.ts'
import { validation } from './specification/validation.ts'

const errors: readonly Line[] = [
  ...catalogue.map(({ situation, result, ...row }) => ({ ...row, says: `| ${situation} | ${result} |` })),
  { ...bots, says: bots.result },
]
const sections: Readonly<Record<string, readonly Line[]>> = { 4: states, 5: validation, 7: calls, 8: errors, 9: limits }
const lines = Object.values(sections).flat()
const held = lines.flatMap(({ says, holds = {} }) => Object.entries(holds).map(([written, value]) => ({ says, written, value })))

/** What the specification means by `'a string'`, by figures (one or several), and by words (one or several). */
function meaningOf(written: string): unknown {
  if (written.startsWith("'")) return written.slice(1, -1)
  const figures = [...written.matchAll(/\d+/g)].map(Number)
  const all = figures.length > 0 ? figures : written.split(/, | and | or /)
  return all.length === 1 ? all[0] : all
}

describe('the figures and strings of the specification', () => {
  it('are read from its words', () => {
    expect(["'a don't'", '10 seconds', '1024x768', 'de, en', 'a, b or c', 'memory'].map(meaningOf)).toEqual([
      "a don't",
      10,
      [1024, 768],
      ['de', 'en'],
      ['a', 'b', 'c'],
      'memory',
    ])
  })

  it.each(held)('$written stands here as there', ({ says, written, value }) => {
    expect(says).toContain(written)
    expect(value).toEqual(meaningOf(written))
  })

  // Whatever is in quotation marks, and every figure but those of names such as OAuth2 and 2g.
  it.each(lines)('leave nothing of a line out: $says', ({ says, holds = {}, untried }) => {
    const rest = Object.keys(holds).reduce((text, written) => text.replaceAll(written, ''), says)
    const left = rest.match(/'[^']{2,}'|(?<![\w/])\d+(?:\.\d+)?(?!g\b)/g) ?? []
    expect(untried || left.filter((text) => !exempt.includes(text)).join()).toBe(untried ?? '')
  })
})

/** Statuses of an answer are no constants of the project. */
const exempt = ['404', '400']

describe('every line of sections 4, 5, 7, 8 and 9', () => {
  it.each(lines)('is tried by tests that are there, or says why not: $says', ({ proofs, untried }) => {
    expect(untriedIn(proofs)).toEqual([])
    expect(Object.keys(proofs).length > 0).toBe(untried === undefined)
  })
})

const folder = conformanceDir()
const file = folder && join(folder, '../specification.md')

describe.skipIf(!file || !existsSync(file))('beside the specification', () => {
  it.each(Object.entries(sections))('section %s has exactly these lines', (number, table) => {
    const text = readFileSync(file ?? '', 'utf8')
    const section = text.split(/^## (?=\d+\.)/m).find((part) => part.startsWith(`${number}.`)) ?? ''
    const there = section
      .split('\n')
      .slice(1)
      .map((line) => line.replace(/^- /, '').trim())
    const meant = there.filter((line) => line && !/^(#|\|---|\| Situation )/.test(line))
    expect(meant).toEqual(table.map(({ says }) => says))
  })
})
