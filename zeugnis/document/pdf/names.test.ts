import { expect, it } from 'vitest'
import { sheetTexts } from '#words/said'
import { fontsFor, fontsOf, readPdf } from '../../../tests/support/documents.ts'
import { plainSpec } from '../../../tests/support/letters.ts'
import { arabicLetters, cyrillicLetters, greekLetters, hebrewLetters, registryLetters, vietnameseLetters } from '../../../tests/support/names.ts'
import { generate } from '../../index.ts'
import { letterToPdf } from '../index.ts'
import { inEveryStyle } from '../style-texts.ts'
import { undrawableIn } from '../undrawable.ts'

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The tasks of a letter as another program reads them out of its PDF. */
async function readBack(tasks: readonly string[]): Promise<string[]> {
  const letter = generate({ ...plainSpec, tasks }, 1)
  const { elements } = await readPdf(await letterToPdf(letter, { date: '2026-10-31', texts: sheetTexts.de, fonts: await fontsOf(letter) }))
  return elements.filter(({ tag }) => tag === 'LBody').map(({ text }) => spaced(text).normalize('NFC'))
}

const scripts = [
  ['every Latin letter that a registry office writes', registryLetters],
  ['Vietnamese', vietnameseLetters],
  ['Greek with all its marks', greekLetters],
  ['Cyrillic', cyrillicLetters],
  ['Hebrew', hebrewLetters],
  ['Arabic', arabicLetters],
] as const

it.each(scripts)('%s: every style has a face for each letter', async (_, letters) => {
  const text = letters.join(' ')
  expect(undrawableIn(inEveryStyle(text), await fontsFor(text))).toEqual([])
})

it.each(scripts.slice(0, 4))('%s: is read back as it was written', async (_, letters) => {
  const tasks = Array.from({ length: Math.ceil(letters.length / 60) }, (_, row) => letters.slice(row * 60, (row + 1) * 60).join(' '))
  expect(await readBack(tasks)).toEqual(tasks.map((task) => task.normalize('NFC')))
})

it('names of all scripts are read back from one letter, within their German sentences', async () => {
  const tasks = [
    'Nguyễn Thị Hương und Łukasz Żółć, Ștefan Țepeș (geb. 1990)',
    'Ольга Иванова-Müller, Київ; Ђорђевић',
    'Γιώργος Παπαδόπουλος bei Ἀριστοτέλης',
    'J\u030cordan K\u035fHalid, C\u0328\u0306elik und Ḥasan',
    'Frau محمد العلي (geb. 1990), Herr خدیجة شیرین',
    'כהן שרה (geb. 3. Mai 1990) – 2 Kinder',
  ]
  expect(await readBack(tasks)).toEqual(tasks.map((task) => task.normalize('NFC')))
})

it('a name of other letters may stand anywhere in a letter, also in its head', async () => {
  const employer = { name: 'Παπαδόπουλος & שרה Nguyễn GmbH', city: 'Łódź' }
  const signers = [{ name: 'محمد العلي', position: 'Geschäftsführer' }]
  const letter = generate({ ...plainSpec, person: { ...plainSpec.person, lastName: 'Иванова' }, employer, signers }, 1)
  const { elements } = await readPdf(await letterToPdf(letter, { date: '2026-10-31', texts: sheetTexts.de, fonts: await fontsOf(letter) }))
  const texts = elements.map(({ text }) => spaced(text))
  expect(texts[1]).toContain('Παπαδόπουλος & שרה Nguyễn GmbH')
  expect(texts).toContain('محمد العلي, Geschäftsführer')
  expect(texts.join(' ')).toContain('Dr. Katharina Иванова')
})
