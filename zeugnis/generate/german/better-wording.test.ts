import { describe, expect, it } from 'vitest'
import { gradeSentence } from '../../analyse/grade-alone.ts'
import { assessedDimensions } from '../../model/dimension.ts'
import { grades } from '../../model/grade.ts'
import { betterWording } from './better-wording.ts'

const person = { address: 'frau', firstName: '', lastName: 'Muster' } as const

describe('one grade better', () => {
  it.each(assessedDimensions)('%s is read with the better grade, in both tenses', (dimension) => {
    for (const grade of grades.filter((one) => one > 1))
      for (const tense of ['past', 'present'] as const) {
        const wording = betterWording(dimension, grade, '', person, tense)
        expect(gradeSentence(wording ?? '').grade, wording ?? '').toBe(grade - 1)
      }
  })

  it('speaks of those whom the sentence speaks of', () => {
    expect(betterWording('sozialverhalten', 3, 'Gegenüber Kunden war sie freundlich.', person, 'past')).toContain('Kund')
    expect(betterWording('sozialverhalten', 3, 'Im Kollegium war sie beliebt.', person, 'past')).not.toContain('Kund')
  })

  it('is none for the best grade and for the closing formula', () => {
    expect(betterWording('fachwissen', 1, '', person, 'past')).toBeNull()
    expect(betterWording('schlussformel', 3, '', person, 'past')).toBeNull()
  })

  it('takes the grade above the worse one of a half', () => {
    expect(gradeSentence(betterWording('arbeitsweise', 2.5, '', person, 'past') ?? '').grade).toBe(2)
  })
})
