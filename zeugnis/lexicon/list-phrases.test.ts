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
  expect(listed.map(({ id, grade, text, basis }) => [id, grade, text, basis])).toEqual(
    phraseGroups.flatMap((group) => base[group].map(({ id, grade, example, basis }) => [id, grade, example, bases[basis]])),
  )
})
