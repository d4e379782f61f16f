import { expect, it } from 'vitest'
import { filterRules } from './filter-rules.ts'

it('hides the sections of other topics, the rows of other years, and says where nothing is left', () => {
  const css = filterRules({ topics: ['law', 'company'], years: ['2027', '2026'], pairs: ['law-2027', 'law-2026', 'company-2026'] })
  expect(css).toContain('.blog:has([name=topic][value="law"]:checked) :is(.topic,.story):not(.topic-law)')
  expect(css).toContain('.blog:has([name=year][value="2027"]:checked) .post:not(.year-2027)')
  expect(css).toContain('.blog:has([name=year][value="2027"]:checked) .topic-company')
  expect(css).toContain('.blog:has([name=topic][value="company"]:checked):has([name=year][value="2027"]:checked) .none{display:block}')
  expect(css).not.toContain('.topic-law{')
})

it('has no empty rule where every topic has articles in every year', () => {
  expect(filterRules({ topics: ['law'], years: ['2026'], pairs: ['law-2026'] })).not.toMatch(/[{,]\{/)
})
