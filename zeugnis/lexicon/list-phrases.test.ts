import { expect, it } from 'vitest'
import { phraseGroups } from '../model/dimension.ts'
import { bases } from './bases.ts'
import { englishPhrases } from './english-phrases.ts'
import { germanPhrases } from './german-phrases.ts'
import { listPhrases } from './list-phrases.ts'

it.each([
  ['de', germanPhrases],
  ['en', englishPhrases],
] as const)('every wording (%s) is listed once, in the order of the phrase base, with what its grade rests on', (language, base) => {
  const listed = listPhrases(language)
  expect(listed.map(({ id, grade, basis }) => [id, grade, basis])).toEqual(
    phraseGroups.flatMap((group) => base[group].map(({ id, grade, basis }) => [id, grade, bases[basis]])),
  )
  for (const { text } of listed) expect(text).not.toMatch(/[{}⟨⟩|]/)
})

it.each([
  ['fuehrung.2.1', 'Frau Muster führte ihre Mitarbeitenden stets zielbewusst und kooperativ zu guten Leistungen.'],
  ['sozialExtern.2.1', 'Gegenüber unseren Kundinnen und Kunden trat Frau Muster stets freundlich, kompetent und verbindlich auf.'],
  ['schlussEnde.4.1', 'zum 30.\u00a0September 2026'],
])('%s is shown as a sentence about Frau Muster at the end of her employment', (wanted, text) => {
  expect(listPhrases('de').find(({ id }) => id === wanted)?.text).toContain(text)
})
