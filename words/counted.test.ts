import { expect, test } from 'vitest'
import { deskMessages, fillCounted } from './desk.ts'
import { locales } from './locales.ts'

test('one is said in the singular, none and many in the plural', () => {
  const files = '{count} {count|Datei|Dateien}'
  expect([0, 1, 2, 21].map((count) => fillCounted('de', files, { count }))).toEqual(['0 Dateien', '1 Datei', '2 Dateien', '21 Dateien'])
  expect(fillCounted('en', '{count} {count|file|files}', { count: 1 })).toBe('1 file')
})

test('each number of a text has its own form, and a form may be empty', () => {
  const text = '{dead} {dead|antwortet|antworten} nicht, {moved}{moved||, zusammen} umgezogen'
  expect(fillCounted('de', text, { dead: 1, moved: 3 })).toBe('1 antwortet nicht, 3, zusammen umgezogen')
})

test('what stands in a value is never read as a form', () => {
  expect(fillCounted('de', '{name}', { name: '{count|eins|viele}', count: 1 })).toBe('{count|eins|viele}')
})

test('a form without its number stays as it is', () => {
  expect(fillCounted('de', '{count|eins|viele}', {})).toBe('{count|eins|viele}')
})

test.each(locales.map(({ code }) => code))('every counted text of the desk can be said of one and of many (%s)', (locale) => {
  const counted = Object.values(deskMessages[locale]).filter((text) => text.includes('|'))
  expect(counted.length).toBeGreaterThan(8)
  for (const text of counted) {
    const names = [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name)
    const said = [1, 2].map((count) => fillCounted(locale, text, Object.fromEntries(names.map((name) => [name, count]))))
    expect(said.join()).not.toMatch(/[{}|]/)
  }
})
