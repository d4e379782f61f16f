import { expect, it } from 'vitest'
import { FORM_FIELD, FORM_ID } from '../forms/form-address.ts'
import { findPage } from './paths.ts'
import { ways } from './ways.ts'

it('each way leads to a page of the table, and the last to the form for a demonstration', () => {
  for (const address of Object.values(ways)) expect(findPage(address.replace(/[?#].*$/, '')), address).toBeDefined()
  expect(ways.demo).toBe(`/about/contact?${FORM_FIELD}=demo#${FORM_ID}`)
  expect(findPage('/about/contact')?.row.forms).toContain('demo')
})

it.each([
  ['/', 'write'],
  ['/pricing/zeugnisgenerator', 'write'],
  ['/products/zeugnisparser', 'check'],
  ['/pricing/zeugnisparser', 'check'],
  ['/methode', 'check'],
  ['/companies-demo', 'check'],
  ['/products/zeugnisvergleich', 'compare'],
  ['/products/zeugnisgenerator-stapel', 'batch'],
  ['/products/talentscout', 'search'],
  ['/pricing/talentscout', 'search'],
])('%s leads first to %s', (path, way) => {
  expect(findPage(path)?.row.band).toBe(way)
})
