import { describe, expect, it } from 'vitest'
import { makeFinder, wordsOf } from '#language'
import { gradeSentence } from '../../../analyse/grade-alone.ts'
import { englishForms, renderEnglish } from '../../../generate/english/render.ts'
import { germanForms, renderGerman } from '../../../generate/german/render.ts'
import { grades } from '../../../model/grade.ts'
import type { RolePhrases } from '../../../model/role-phrases.ts'
import { roles } from '../find-role.ts'
import { roleWords } from '../words.ts'
import { rolePhrases } from './all.ts'
import { loadRolePhrases } from './load.ts'

const addresses = ['frau', 'herr', 'name'] as const
const tenses = ['past', 'present'] as const

/** The German sentence of a grade in every form of address and tense. */
function written({ de }: RolePhrases, grade: (typeof grades)[number]): string[] {
  const template = Object.entries(de).find(([key]) => key === String(grade))?.[1]
  if (template === undefined) return []
  return addresses.flatMap((address) =>
    tenses.map((tense) => renderGerman(template, germanForms({ address, firstName: 'Jo', lastName: 'Muster', title: 'Dr.' }), tense)),
  )
}

describe.each(roles.map(({ slug }) => slug))('what counts in the occupation %s', (slug) => {
  const all = rolePhrases[slug] ?? []

  it('has a sentence on each of its competences in every grade, in the words by which a reader notices it', () => {
    const competences = roleWords[slug]?.competences ?? []
    expect(all).toHaveLength(competences.length)
    for (const [at, { words }] of competences.entries()) {
      const find = makeFinder([{ phrases: words, value: true }])
      for (const grade of grades) for (const text of all[at] ? written(all[at], grade) : []) expect(find(wordsOf(text)), text).not.toEqual([])
    }
  })

  it.each(grades)('is read with grade %i where it is written with it', (grade) => {
    for (const one of all) for (const text of written(one, grade)) expect(gradeSentence(text, ['Jo', 'Muster', 'Dr']).grade, text).toBe(grade)
  })

  it('has English sentences for the same grades, of their own', () => {
    for (const { de, en } of all) {
      expect(Object.keys(en)).toEqual(Object.keys(de))
      for (const template of Object.values(en))
        for (const address of addresses)
          for (const tense of tenses)
            expect(renderEnglish(template, englishForms({ address, firstName: 'Jo', lastName: 'Sample' }), tense)).not.toMatch(/[{}⟨⟩|]|[äöüß]/)
    }
  })

  it('is loaded alone', async () => {
    expect(await loadRolePhrases(slug, false)).toEqual({ ofRole: all, ofLeading: [] })
  })
})

it('an occupation that nobody knows has none, but whoever leads is said to have done so', async () => {
  const { ofRole, ofLeading } = await loadRolePhrases('papst', true)
  expect(ofRole).toEqual([])
  expect(ofLeading.map(({ group }) => group)).toEqual(['fuehrung'])
})
