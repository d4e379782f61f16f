import { describe, expect, it } from 'vitest'
import { generate, type Letter, withOwnWords, type ZeugnisSpec } from '#zeugnis'
import { remarksOn } from './letter-remarks.ts'

const spec: ZeugnisSpec = {
  kind: 'qualifiziert',
  language: 'de',
  person: { address: 'frau', firstName: 'Ina', lastName: 'Wolf' },
  employer: { name: 'Gasthaus Elbschleuse', city: 'Hamburg' },
  job: { title: 'Köchin', role: 'koch-in' },
  from: '2021-03-01',
  to: '2026-10-31',
  issued: '2026-10-31',
  tasks: ['Planung der Karte'],
  overall: 2,
  meetsThirdParties: true,
  signers: [{ name: 'Ute Hansen', position: 'Inhaberin' }],
}
const letter = generate(spec)
const ways = letter.parts.flatMap(({ sentences }) => sentences).find(({ dimension }) => dimension === 'arbeitsweise')

/** The letter with a sentence on the way of working that somebody wrote. */
const withSentence = (text: string): Letter => withOwnWords(letter, { [ways?.phraseId ?? '']: text })

describe('a reader of the finished letter', () => {
  it('has nothing to say of what the generator wrote', () => expect(remarksOn(letter, 'koch-in', 'de')).toEqual([]))

  it('notices a sentence by hand that is read with another grade, or with none', () => {
    expect(remarksOn(withSentence('Frau Wolf arbeitete im Großen und Ganzen zufriedenstellend.'), 'koch-in', 'de')).toContainEqual({
      kind: 'grade',
      sentence: 'Frau Wolf arbeitete im Großen und Ganzen zufriedenstellend.',
      written: 2,
      read: 5,
    })
    expect(remarksOn(withSentence('Frau Wolf saß am Fenster.'), 'koch-in', 'de')).toContainEqual(
      expect.objectContaining({ kind: 'grade', read: null }),
    )
  })

  it('notices somebody of whom the letter does not speak', () => {
    expect(remarksOn(withSentence('Frau Lahn arbeitete stets sorgfältig.'), 'koch-in', 'de')).toContainEqual({
      kind: 'name',
      sentence: 'Frau Lahn arbeitete stets sorgfältig.',
    })
  })

  it('misses what the occupation is expected to mention', () => {
    const silent = generate({ ...spec, job: { title: 'Kassiererin' }, meetsThirdParties: false })
    expect(remarksOn(silent, 'kassierer-in', 'en').map(({ kind }) => kind)).toContain('expectation')
  })

  it('reads neither English letters nor simple ones', () => {
    expect(remarksOn(generate({ ...spec, language: 'en' }), 'koch-in', 'en')).toEqual([])
    expect(remarksOn(generate({ ...spec, kind: 'einfach' }), 'koch-in', 'de')).toEqual([])
  })
})
