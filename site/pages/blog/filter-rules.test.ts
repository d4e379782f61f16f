import { expect, it } from 'vitest'
import { filterRules } from './filter-rules.ts'

it('hides the rows of other topics, the sections of other years, and says where nothing is left', () => {
  const css = filterRules({ topics: ['law', 'company'], years: ['2027', '2026'], pairs: ['law-2027', 'law-2026', 'company-2026'] })
  expect(css).toContain('.blog:has([name=topic][value="law"]:checked) .post:not(.post-law)')
  expect(css).toContain('.blog:has([name=year][value="2027"]:checked) .year:not(.year-2027)')
  expect(css).toContain('.blog:has([name=topic][value="company"]:checked) .year-2027')
  expect(css).toContain('.blog:has([name=topic][value="company"]:checked):has([name=year][value="2027"]:checked) .none{display:block}')
  expect(css).not.toContain('.year-2026{')
})

it('has no empty rule where every topic has articles in every year', () => {
  expect(filterRules({ topics: ['law'], years: ['2026'], pairs: ['law-2026'] })).not.toMatch(/[{,]\{/)
})
