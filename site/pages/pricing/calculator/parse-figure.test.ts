import { expect, it } from 'vitest'
import { parseFigure } from './parse-figure.ts'

const rule = { min: 0, max: 500_000 }
const german = (text: string) => parseFigure(text, 'de', rule)
const english = (text: string) => parseFigure(text, 'en', rule)

it('takes the separators of the language', () => {
  expect(german('1.500')).toEqual({ value: 1_500 })
  expect(german('1.234,5')).toEqual({ value: 1_234.5 })
  expect(english('1,500')).toEqual({ value: 1_500 })
  expect(english('1,234.5')).toEqual({ value: 1_234.5 })
})

it('takes spaces and apostrophes between groups, and a unit behind the figure', () => {
  expect(['1 500', '1\u00a0500', '1\u202f500', "1'500"].map(german)).toEqual(Array(4).fill({ value: 1_500 }))
  expect(german(' 12,5 % ')).toEqual({ value: 12.5 })
  expect(english('55 €')).toEqual({ value: 55 })
})

it('takes the other decimal mark where it can mean nothing else', () => {
  expect(german('2.5')).toEqual({ value: 2.5 })
  expect(english('2,5')).toEqual({ value: 2.5 })
})

it('guesses nothing from letters, powers and odd groups', () => {
  for (const text of ['viele', '1e9', '0x10', '1.50.0', '1,2,3', 'Infinity', '%', '.', '--5']) {
    const parsed = german(text)
    expect(parsed, text).toEqual({ problem: text === '%' ? 'empty' : 'no-number' })
  }
})

it('says which border a figure crosses', () => {
  expect(german('-5')).toEqual({ problem: 'negative' })
  expect(german('−5')).toEqual({ problem: 'negative' })
  expect(german('1000000000')).toEqual({ problem: 'too-large' })
  expect(german('9'.repeat(400))).toEqual({ problem: 'too-large' })
  expect(parseFigure('0', 'de', { min: 1, max: 10 })).toEqual({ problem: 'too-small' })
  expect(parseFigure('1,5', 'de', { min: 1, max: 10, whole: true })).toEqual({ problem: 'not-whole' })
})

it('an empty field is a problem only where a figure is needed', () => {
  expect(german('  ')).toEqual({ problem: 'empty' })
  expect(parseFigure('', 'de', { ...rule, optional: true })).toEqual({ value: undefined })
})
