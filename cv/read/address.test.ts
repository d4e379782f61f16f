import { expect, it } from 'vitest'
import { read, school, work } from '../testing/read-cv.ts'

const addressOf = (...lines: readonly string[]) => {
  const { street, postalCode, city } = read(lines.join('\n'), work, school).address
  return [street?.value, postalCode?.value, city?.value]
}

it.each<[string, readonly string[], readonly (string | undefined)[]]>([
  ['a German one on two lines', ['Gartenstraße 12', '24105 Kiel'], ['Gartenstraße 12', '24105', 'Kiel']],
  ['a British one', ['221b Baker Street', 'London NW1 6XE'], ['221b Baker Street', 'NW1 6XE', 'London']],
  ['a Swiss one behind labels', ['Straße: Bahnhofstrasse 5', 'Ort: 8001 Zürich'], ['Bahnhofstrasse 5', '8001', 'Zürich']],
  ['a whole one behind a label', ['Adresse: Gartenstraße 12, 24105 Kiel'], ['Gartenstraße 12', '24105', 'Kiel']],
  ['one without a post code, behind labels', ['Straße: Gartenstraße 12', 'Wohnort: Kiel'], ['Gartenstraße 12', undefined, 'Kiel']],
])('reads %s', (_which, lines, expected) => {
  expect(addressOf('Ina Größer', ...lines)).toEqual(expected)
})

it('keeps a post code whose town is not named', () => {
  expect(addressOf('Ina Größer', 'E1 6AN')).toEqual([undefined, 'E1 6AN', undefined])
})

it.each([
  ['no line stands above', ['24105 Kiel']],
  ['the line above says how to reach the person', ['Telefon 0431/6696', '24105 Kiel']],
  ['the line above has no number', ['Im Alten Hof', '24105 Kiel']],
])('knows no street where %s', (_why, lines) => {
  expect(addressOf(...lines)).toEqual([undefined, '24105', 'Kiel'])
})

it('takes no figures for a town, whatever their label says', () => {
  expect(addressOf('Ina Größer', 'Wohnort: 24105')).toEqual([undefined, undefined, undefined])
})
