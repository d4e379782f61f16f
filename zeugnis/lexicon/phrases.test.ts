import { describe, expect, it } from 'vitest'
import { englishForms, renderEnglish, withPronoun } from '../generate/english/render.ts'
import { germanForms, renderGerman } from '../generate/german/render.ts'
import { type PhraseGroup, phraseGroups } from '../model/dimension.ts'
import { grades } from '../model/grade.ts'
import { bases } from './bases.ts'
import { englishPhrases } from './english-phrases.ts'
import { germanPhrases } from './german-phrases.ts'
import { rolePhrases } from './roles/phrases/all.ts'

const forms = {
  ...germanForms({ address: 'frau', firstName: 'Mara', lastName: 'Muster' }),
  Austritt: '30.\u00a0September 2026',
  verlässt: 'verlässt',
  scheidet: 'scheidet',
  endet: 'endet',
  Anlass: 'des Wechsels der Führungskraft',
  Anlass_nom: 'der Wechsel der Führungskraft',
}
const all = Object.values(germanPhrases).flat()
/** Groups whose wordings open a paragraph, where the name stands. */
const openParagraphs: readonly PhraseGroup[] = ['leistungsbereitschaft', 'gesamtbeurteilung', 'sozialIntern', 'schlussEnde', 'schlussZwischen']
const inEveryGrade = (wordings: Readonly<Record<string, string>>) => Object.values(wordings).map((template) => ({ template }))

describe('the German phrase base', () => {
  it('has at least eight wordings for every grade of every group, each with an id of its own', () => {
    for (const group of phraseGroups.filter((one) => one !== 'vertrauen'))
      for (const grade of grades)
        expect(germanPhrases[group].filter((phrase) => phrase.grade === grade).length, `${group} ${grade}`).toBeGreaterThanOrEqual(8)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(new Set(all.map(({ template }) => template)).size).toBe(all.length)
  })

  it('names a basis for every wording', () => {
    for (const { basis, id } of all) expect(bases[basis], id).toBeDefined()
  })
})

describe('the English phrase base', () => {
  const english = Object.values(englishPhrases).flat()

  it('has ten wordings for every grade of every group, of the same groups and grades as the German one', () => {
    for (const group of phraseGroups.filter((one) => one !== 'vertrauen'))
      for (const grade of grades) expect(englishPhrases[group].filter((phrase) => phrase.grade === grade)).toHaveLength(10)
    const scale = (phrases: readonly { readonly group: string; readonly grade: number }[]) =>
      new Set(phrases.map(({ group, grade }) => `${group} ${grade}`))
    expect(scale(english)).toEqual(scale(all))
  })

  it('says nothing twice, each with an id of its own', () => {
    expect(new Set(english.map(({ id }) => id)).size).toBe(english.length)
    expect(new Set(english.map(({ template }) => template)).size).toBe(english.length)
  })

  it('has both numbers of a verb in full: “has learned/have learned”', () => {
    const halves = english.flatMap(({ template }) => [...template.matchAll(/[⟨|]([^⟨|⟩/]*)\/([^⟨|⟩/]*)(?=[|⟩])/g)])
    expect(halves.length).toBeGreaterThan(200)
    expect(halves.filter(([, one = '', many = '']) => one.split(' ').length !== many.split(' ').length).map(([text]) => text)).toEqual([])
  })

  it('goes with “they” wherever the pronoun stands in for the name', () => {
    const they = englishForms({ address: 'name', firstName: 'Jo', lastName: 'Sample' })
    const behindOthers = english.filter(({ group }) => !openParagraphs.includes(group))
    for (const { template } of [...behindOthers, ...Object.values(rolePhrases).flatMap((ofRole) => ofRole.flatMap(({ en }) => inEveryGrade(en)))])
      for (const tense of ['past', 'present'] as const)
        expect(renderEnglish(withPronoun(template), they, tense)).not.toMatch(/\bthey (?!always)(?:\w+ly )?\w*[^\Ws]s\b|\bthem (?:was|is)\b/i)
  })
})

it('a token without a form is refused: no letter keeps a placeholder', () => {
  expect(() => renderGerman('{Unbekannt} war da.', forms, 'past')).toThrow(new RangeError('No form for {Unbekannt}'))
})

it('declines Herr and leaves Frau and plain names as they are', () => {
  expect(germanForms({ address: 'herr', firstName: 'Jan', lastName: 'Voss', title: 'Dr.' })).toMatchObject({
    N: 'Herr Dr. Voss',
    N_dat: 'Herrn Dr. Voss',
    Voll: 'Herr Dr. Jan Voss',
  })
  expect(germanForms({ address: 'frau', firstName: 'Ina', lastName: 'Voss' }).N_dat).toBe('Frau Voss')
  expect(germanForms({ address: 'name', firstName: 'Alex', lastName: 'Voss' })).toMatchObject({ N: 'Alex Voss', p: 'Alex Voss', seine: 'die' })
})
