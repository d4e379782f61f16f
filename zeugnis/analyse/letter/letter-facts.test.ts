import { describe, expect, it } from 'vitest'
import { analyseLetter } from '../analyse.ts'
import { letterFacts } from './letter-facts.ts'

function factsOf(introduction: string, closing: string, heading = 'Arbeitszeugnis') {
  const text = [
    'Behn Reederei KG\nMusterkai 4, 20457 Hamburg',
    heading,
    introduction,
    'Sie erledigte alle Aufgaben stets zu unserer vollen Zufriedenheit.',
    closing,
    'Hamburg, 31. März 2016',
    'Ute Behn\nGeschäftsführerin',
  ].join('\n\n')
  const analysis = analyseLetter(text)
  if (!analysis.isReference) throw new Error(analysis.problem)
  return letterFacts(text, analysis)
}

describe('the facts of a letter', () => {
  it('are the issuer, the post, the first and the last day and the day of issue', () => {
    const introduction =
      'Frau Eva Muster, geboren am 3. Mai 1988, war vom 1. August 2012 bis zum 31. März 2016 als Buchhalterin in unserem Haus tätig.'
    expect(factsOf(introduction, 'Wir danken ihr für die gute Zusammenarbeit und wünschen ihr alles Gute.')).toEqual({
      issuer: 'Behn Reederei KG',
      job: 'Buchhalterin',
      from: '2012-08-01',
      to: '2016-03-31',
      issued: '2016-03-31',
    })
  })

  it('have the last day from the closing where the introduction names only the first', () => {
    const introduction = 'Frau Eva Muster ist am 01.08.2012 als Buchhalterin, zuletzt als Teamleiterin, in unser Unternehmen eingetreten.'
    const facts = factsOf(introduction, 'Das Arbeitsverhältnis endet zum 31.03.2016. Wir wünschen ihr alles Gute.')
    expect(facts).toMatchObject({ job: 'Buchhalterin', from: '2012-08-01', to: '2016-03-31' })
  })

  it('have no last day in an interim reference', () => {
    const introduction = 'Frau Eva Muster ist seit dem 1. August 2012 als Buchhalterin bei uns tätig.'
    const closing = 'Dieses Zwischenzeugnis wird wegen der Versetzung zum 1. April 2016 ausgestellt.'
    expect(factsOf(introduction, closing, 'Zwischenzeugnis')).toMatchObject({ from: '2012-08-01', to: null })
  })

  it('say nothing where no full day stands', () => {
    const introduction = 'Frau Eva Muster war von 2012 bis 2016 als Buchhalterin in unserem Haus tätig.'
    expect(factsOf(introduction, 'Wir wünschen ihr alles Gute.')).toMatchObject({ from: null, to: null })
  })
})
