import { expect, it } from 'vitest'
import { bots, catalogue } from './specification/catalogue.ts'
import { errorsPage } from './specification/errors-page.ts'
import { ownErrors } from './specification/own-errors.ts'
import { untriedIn } from './specification/titles.ts'

it('docs/errors.md says what the tables of errors say', async () => {
  await expect(errorsPage()).toMatchFileSnapshot('../../docs/errors.md')
})

it.each([...catalogue, bots])('“$situation” is provoked by tests that are there', ({ proofs }) => {
  expect(Object.keys(proofs)).not.toEqual([])
  expect(untriedIn(proofs)).toEqual([])
})

it.each(ownErrors)('“$happens” is provoked by tests that are there', ({ proofs }) => {
  expect(Object.keys(proofs)).not.toEqual([])
  expect(untriedIn(proofs)).toEqual([])
})
