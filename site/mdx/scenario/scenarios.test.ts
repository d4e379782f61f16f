import { expect, it } from 'vitest'
import { analyse, generate, gradeSentence } from '#zeugnis'
import { inEnglish, MEANT, scenarios, typed, writtenFor } from './scenarios.ts'

it('the analysis reads in the German letters the grades that were entered, and misses nothing', () => {
  for (const [name, spec] of Object.entries(scenarios)) {
    const letter = generate(spec)
    const reading = analyse(letter.plainText)
    if (!reading.isReference) throw new Error(name)
    const entered = letter.parts.flatMap(({ sentences }) => sentences).flatMap(({ grade, dimension }) => (grade ? [`${dimension} ${grade}`] : []))
    const found = reading.sentences.flatMap(({ grade, dimension }) => (grade ? [`${dimension} ${grade}`] : []))
    expect(new Set(found), name).toEqual(new Set(entered))
    expect([reading.kind, reading.missingParts, reading.defects, reading.contradictions], name).toEqual([spec.kind, [], [], []])
    expect(letter.warnings, name).toEqual([])
  }
})

it('it refuses the English letter, as the page says', () => {
  expect(analyse(generate(inEnglish).plainText)).toMatchObject({ isReference: false, problem: 'other-language' })
})

it('the typed sentences are read worse than they were meant, and the generator has one for each', () => {
  const letter = generate(scenarios.filialen)
  for (const { topic, text } of typed) {
    expect(gradeSentence(text).grade, text).toBeGreaterThan(MEANT)
    const grades = writtenFor(topic, letter).map(({ grade }) => grade)
    expect(new Set(grades), topic).toEqual(new Set([MEANT]))
  }
})
