import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { plainSpec } from '../../tests/support/letters.ts'
import { generate } from '../index.ts'
import { loadFonts, loadLetterFonts } from './fonts.ts'

const latin = ['sans-latin', 'sans-strong-latin', 'serif-latin', 'serif-strong-latin']

/** The files that a letter about a person of this name reads, without those of every letter. */
async function filesFor(lastName: string, employer = 'Hansen GmbH'): Promise<string[]> {
  const letter = generate(
    {
      ...plainSpec,
      person: { ...plainSpec.person, lastName },
      employer: { name: employer, city: 'Köln' },
      signers: [{ name: 'Ute Hansen', position: 'Leiterin' }],
    },
    1,
  )
  const files: string[] = []
  await loadLetterFonts((file) => {
    files.push(file.pathname.split('/').at(-1)?.replace('.ttf', '') ?? '')
    return readFile(file)
  }, letter)
  expect(files).toEqual(expect.arrayContaining(latin))
  return files.filter((file) => !latin.includes(file)).sort()
}

it('a German letter reads one file a style', async () => {
  expect(await filesFor('Müller-Großmann')).toEqual([])
})

it.each([
  ['Łukasz', ['serif-latin-ext']],
  ['Nguyễn', ['serif-vietnamese']],
  ['J\u030cordan', ['serif-latin-marks']],
  ['Παπαδόπουλος', ['serif-greek']],
  ['Иванова', ['serif-cyrillic']],
  ['כהן', ['serif-hebrew']],
  ['العلي', ['serif-arabic']],
  ['漢字', []],
])('the name %s reads only what it needs, in the style in which it stands', async (name, files) => {
  expect(await filesFor(name)).toEqual(files)
})

it('letters of the letterhead are read in its style too', async () => {
  expect(await filesFor('Müller', 'Иванов GmbH')).toEqual(['sans-strong-cyrillic', 'serif-cyrillic'])
})

it('a text that may stand in any style has its letters in each', async () => {
  const files = new Set<string>()
  await loadFonts((file) => {
    files.add(file.pathname.split('/').at(-1) ?? '')
    return readFile(file)
  }, 'Łódź')
  expect(files.size).toBe(8)
})
