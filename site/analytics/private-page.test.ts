import { expect, it } from 'vitest'
import { pages } from '../route-table/pages.ts'
import type { Family } from '../route-table/row.ts'
import { isPrivatePage } from './private-page.ts'

/** What is decided of every family: a new one does not compile until it stands here. */
const privacy: Readonly<Record<Family, 'private' | 'open'>> = {
  home: 'open',
  text: 'open',
  article: 'open',
  blog: 'open',
  newsletter: 'private',
  entry: 'open',
  glossary: 'open',
  templates: 'open',
  template: 'private',
  api: 'open',
  analyser: 'private',
  comparison: 'private',
  stack: 'private',
  generator: 'private',
  talentscout: 'private',
  report: 'private',
  'report-deletion': 'private',
  integration: 'open',
  sections: 'open',
  pricing: 'open',
  video: 'open',
  scenarios: 'open',
  company: 'open',
  contact: 'open',
  enquiry: 'open',
  jobs: 'open',
  legal: 'open',
  downloads: 'open',
  search: 'private',
  trial: 'open',
  forgotten: 'private',
  'account-link': 'private',
  'sign-in': 'private',
  account: 'private',
  cases: 'private',
  'new-case': 'private',
  case: 'private',
  workplace: 'private',
  invite: 'private',
  'guest-case': 'private',
}

it.each(pages.map(({ path, family }) => ({ path, family, decided: privacy[family] })))('$path is $decided, as its family is', ({ path, decided }) => {
  expect(isPrivatePage(path)).toBe(decided === 'private')
  expect(isPrivatePage(`/en${path}`)).toBe(decided === 'private')
})

it('a page that is not in the table is private', () => expect(isPrivatePage('/a/b/c')).toBe(true))
