import { expect, it } from 'vitest'
import { read, readText, school, work } from '../testing/read-cv.ts'

const nameBelow = (top: string) => read(top, work, school).name

it('takes a labelled name that begins with a capital', () => {
  expect(nameBelow('Name: Ina Größer')).toMatchObject({ value: 'Ina Größer', confidence: 'high' })
})

it('passes over what else stands behind such a label', () => {
  expect(nameBelow('Name: siehe unten\nIna Größer')).toMatchObject({ value: 'Ina Größer', confidence: 'medium' })
})

it.each(['•', '|'])('passes over a line of nothing but %j', (mark) => {
  expect(nameBelow(`${mark}\nIna Größer`)).toMatchObject({ value: 'Ina Größer' })
})

it.each(['Lebenslauf von Ina Größer', 'Lebenslauf – Ina Größer', 'Curriculum Vitae of Ina Größer'])(
  'is sure of the name in the title %j',
  (title) => {
    expect(readText([title, work, school].join('\n\n')).name).toMatchObject({ value: 'Ina Größer', confidence: 'high' })
  },
)

it('takes a post in the title for no name', () => {
  expect(readText(['Lebenslauf: Buchhalterin', work, school].join('\n\n')).name).toBeNull()
})
