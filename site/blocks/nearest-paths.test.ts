import { expect, it } from 'vitest'
import { nearestPaths } from './nearest-paths.ts'

const existing = ['/products/zeugnisgenerator', '/products/talentscout', '/about/contact', '/wissen/schlussformel', '/impressum']

it.each([
  ['/products/zeugnisgenerater', '/products/zeugnisgenerator'],
  ['/produkte/talentscout', '/products/talentscout'],
  ['/kontakt/contact', '/about/contact'],
  ['/Impresum', '/impressum'],
  ['/blog/schlussformel', '/wissen/schlussformel'],
])('for %s it suggests %s first', (asked, nearest) => {
  expect(nearestPaths(asked, existing)[0]).toBe(nearest)
})

it.each(['/xyz', '/gibtesnicht', '/gibt/es/nicht', '/', '/%F0', '/12345678', `/${'ü'.repeat(5000)}`])('for %s it suggests nothing', (asked) => {
  expect(nearestPaths(asked, existing)).toEqual([])
})
