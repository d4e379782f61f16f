import { expect, it } from 'vitest'
import { isWhole } from '../../tests/support/extent.ts'
import { foreignLetters, generatedLetters } from '../../tools/zeugnis/mutations/letters.ts'
import { analyseLetter } from '../analyse/analyse.ts'
import { grades } from '../model/grade.ts'
import { improveReference } from './improve-reference.ts'
import { withReplacements } from './read-in-place.ts'

/** One letter of so many. */
const EACH = isWhole ? 5 : 10
const letters = [...generatedLetters(1), ...foreignLetters(undefined)].filter((_, at) => at % EACH === 0)

it.each(grades.filter((grade) => grade < 5))('every wording for grade %i is read with it in its place', (to) => {
  let count = 0
  for (const { text } of letters) {
    const answer = improveReference(text, { to })
    if (!answer.isReference) throw new Error(answer.problem)
    for (const { start, end, wordings, dimension } of answer.improvements.slice(0, 3)) {
      for (const wording of wordings) {
        const read = analyseLetter(withReplacements(text, [{ start, end, text: wording.text }]))
        const sentence = read.isReference ? read.sentences.find((one) => one.start === start) : undefined
        expect(sentence, `${wording.text}\n${text}`).toMatchObject({ grade: to, dimension })
        count += 1
      }
    }
  }
  expect(count).toBeGreaterThan(0)
})

/** A megabyte takes a quarter of a minute; that the time grows with the length, tests/house/growth tells. */
const SENTENCES = isWhole ? 16_500 : 3000

it('long texts are answered', () => {
  const start = 'Zeugnis\n\nFrau Ina Lenz war vom 1. Mai 2018 bis zum 31. Mai 2024 als Kassiererin bei uns tätig.\n\n'
  const answer = improveReference(`${start}${'Sie arbeitete sorgfältig und zuverlässig an vielen Projekten. '.repeat(SENTENCES)}`, { to: 2 })
  expect(answer.isReference && answer.improvements.every(({ wordings }) => wordings.length > 0)).toBe(true)
})
