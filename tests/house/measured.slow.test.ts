import { expect, it } from 'vitest'
import { figures as facts } from '#words/facts'
import { measured } from '../../tools/zeugnis/measured.ts'

it('the figures on the page about the method are what the engine does now (else: npm run zeugnis -- measure --write)', () => {
  const { date, ...figures } = facts
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(figures).toEqual(measured())
})
