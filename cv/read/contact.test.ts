import { expect, it } from 'vitest'
import { all, read, school, work } from '../testing/read-cv.ts'

const readLine = (line: string) => read(`Ina Größer\n${line}`, work, school)

it('lets spaces pass that a scanner puts around "@", and says so', () => {
  expect(readLine('ina @ example.de').emails).toMatchObject([{ value: 'ina@example.de', confidence: 'medium' }])
})

it.each(['Twitter @ina_rechnet', 'ina@firma', '@firma.de'])('takes %j for no address of mail', (line) => {
  expect(readLine(line).emails).toEqual([])
})

it.each([
  ['too short', 'Tel. 0123'],
  ['a date', 'Tel. 01.02.2019'],
])('takes figures for no telephone that are %s', (_why, line) => {
  expect(readLine(line).phones).toEqual([])
})

it('ends a telephone at a dash with words behind it', () => {
  expect(all(readLine('Tel. 040 66969 101 – abends').phones)).toEqual(['040 66969 101'])
})
