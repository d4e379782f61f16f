import { expect, it } from 'vitest'
import { documentPaths } from '../route-table/documents.ts'
import { isPage } from './page-href.ts'

it('follows pages itself and leaves documents to the browser', () => {
  expect(['/', '/en/methode', '/wissen/notenskala'].every(isPage)).toBe(true)
  expect(documentPaths.filter(isPage)).toEqual([])
})
