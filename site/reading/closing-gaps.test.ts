import { describe, expect, it } from 'vitest'
import { analyse } from '#zeugnis'
import { makeReading } from './make-reading.ts'

const readingOf = (closing: string) => {
  const text = `Zeugnis\n\nFrau Ina Lenz war vom 1. Mai 2018 bis zum 31. Mai 2024 als Kassiererin bei uns tätig.\n\nSie arbeitete stets sorgfältig und zuverlässig. Sie erledigte ihre Aufgaben stets zu unserer vollen Zufriedenheit. Ihr Verhalten war stets einwandfrei.\n\n${closing}\n\nKöln, 31. Mai 2024\n\nUdo Kern\nGeschäftsführer`
  const analysis = analyse(text)
  if (!analysis.isReference) throw new Error(analysis.problem)
  return makeReading(text, analysis, 'de')
}
const openIn = (closing: string) => readingOf(closing).findings.flatMap(({ kind, words }) => (kind === 'open' ? [words] : []))

describe('a closing', () => {
  it.each([
    ['Wir wünschen ihr für die Zukunft alles Gute.', ['thanks']],
    ['Wir danken ihr für die Zusammenarbeit.', ['wishes']],
    ['Wir danken ihr für die Zusammenarbeit und wünschen ihr alles Gute.', []],
    ['Für ihre Arbeit sei ihr gedankt. Wir wünschen ihr alles Gute.', []],
    ['Frau Lenz verlässt uns auf eigenen Wunsch.', []],
  ])('„%s“ lacks %j', (closing, gaps) => {
    expect(readingOf(closing).closingGaps).toEqual(gaps)
  })

  it('whose sentence is read as none of its parts leaves it open', () => {
    const unread = 'Das tut uns richtig weh, denn ohne sie ist der Laden leer.'
    expect(openIn(`Wir danken ihr und wünschen ihr alles Gute. ${unread}`)).toEqual([unread])
  })

  it('that says why somebody leaves leaves nothing open', () => {
    expect(openIn('Sie geht zum Monatsende in den Ruhestand. Wir danken ihr und wünschen ihr alles Gute.')).toEqual([])
  })
})
