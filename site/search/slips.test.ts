import { expect, it } from 'vitest'
import { slipsBetween } from './slips.ts'

it.each([
  ['zufridenheit', 'zufriedenheit', 1],
  ['geheimkod', 'geheimcod', 1],
  ['anaylse', 'analyse', 1],
  ['qeferenzen', 'referenzen', 1],
  ['schlusformmel', 'schlussformel', 2],
])('%s is %s with %i slips', (asked, word, slips) => {
  expect(slipsBetween(asked, word)).toBe(slips)
})

it.each([
  ['passwort', 'passiert'],
  ['mundlich', 'grundlich'],
  ['probezeit', 'probeweis'],
  ['einklag', 'eintrag'],
  ['interim', 'interess'],
  ['rent', 'rest'],
  ['gehalt', 'gestalt'],
  ['urlaub', 'erlaub'],
  ['2024', '2025'],
])('%s does not mean %s', (asked, word) => {
  expect(slipsBetween(asked, word)).toBeUndefined()
})
