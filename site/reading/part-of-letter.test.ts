import { expect, it } from 'vitest'
import { analyseText } from './analyse-text.ts'
import { makeReading } from './make-reading.ts'
import { ofPart } from './part-of-letter.ts'

const firstPage = `Hansen GmbH\n\nArbeitszeugnis\n\nFrau Ina Lahn war vom 1. Mai 2019 bis zum 31. Mai 2024 als Buchhalterin bei uns tätig.\n\nSie arbeitete stets sorgfältig. Sie war immer zuverlässig. Frau Lahn erledigte alle Aufgaben stets zu unserer vollen Zufriedenheit.`

it('says of a letter whose pages are not all there neither that something is missing nor that it is sure', () => {
  const analysis = analyseText(firstPage)
  if (!analysis.isReference) throw new Error('This is a reference.')
  const whole = makeReading(firstPage, analysis, 'de')
  expect(whole.missingParts.length).toBeGreaterThan(0)
  expect(whole.defects.map(({ code }) => code)).toContain('date-missing')
  const part = ofPart(whole)
  expect(part.missingParts).toEqual([])
  expect(part.defects.map(({ code }) => code)).not.toContain('date-missing')
  expect(part.overall).toEqual({ grade: whole.overall.grade, confidence: 'medium' })
})
