import { describe, expect, it } from 'vitest'
import { generate, type Letter, withOwnWords, type ZeugnisSpec } from '#zeugnis'
import { roleTexts } from '#zeugnis/role-texts'
import { readFinished } from './letter-remarks.ts'

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

/** What is said of the letter with a sentence on the way of working that somebody wrote. */
function remarksOnOwn(text: string, of: Letter = letter) {
  const id = of.parts.flatMap(({ sentences }) => sentences).find(({ dimension }) => dimension === 'arbeitsweise')?.phraseId ?? ''
  return readFinished(withOwnWords(of, { [id]: text }), 'koch-in', 'de', { [id]: text }).remarks
}
const remarksOn = (of: Letter, role = 'koch-in') => readFinished(of, role, 'en', {}).remarks
const kindsOf = (text: string, of?: Letter) => remarksOnOwn(text, of).map(({ kind }) => kind)

describe('a reader of the finished letter', () => {
  it('has nothing to say of what the generator wrote', () => expect(remarksOn(letter)).toEqual([]))

  it('notices a sentence by hand that is read with another grade, or with none', () => {
    expect(remarksOnOwn('Frau Wolf arbeitete im Großen und Ganzen zufriedenstellend.')).toContainEqual({
      kind: 'grade',
      sentence: 'Frau Wolf arbeitete im Großen und Ganzen zufriedenstellend.',
      written: 2,
      read: 5,
    })
    expect(remarksOnOwn('Frau Wolf saß am Fenster.')).toContainEqual(expect.objectContaining({ kind: 'grade', read: null }))
  })

  it('notices somebody of whom the letter does not speak', () => {
    expect(kindsOf('Besonders schätzten wir an Frau Wolf Sorgfalt und Fleiß.')).not.toContain('name')
    expect(kindsOf('Frau Ina Wolf arbeitete stets sorgfältig.')).not.toContain('name')
    expect(kindsOf('Frau Wol arbeitete stets sorgfältig.')).toContain('name')
    expect(kindsOf('Frau Wolfs Arbeit war stets sorgfältig.')).not.toContain('name')
    expect(kindsOf('Frau Lahn half ihren Kolleginnen jederzeit gern.')).toContain('name')
    expect(kindsOf('Mit Frau Lahn arbeitete sie stets gut zusammen.')).not.toContain('name')
    expect(remarksOnOwn('Frau Lahn arbeitete stets sorgfältig.')).toContainEqual({
      kind: 'name',
      sentence: 'Frau Lahn arbeitete stets sorgfältig.',
    })
  })

  it('notices pronouns of somebody addressed in another way, unless they may stand for things', () => {
    for (const text of ['Sein Einsatz war stets hoch.', 'Fachfragen beantwortete er durchweg kompetent.', 'Wir schätzten ihn sehr.'])
      expect(kindsOf(text), text).toContain('pronoun')
    for (const text of [
      'Sie legte ihre Arbeit nieder, wenn sie fertig war.',
      'Frau Wolf löste Aufgaben, bevor er sie stellte.',
      'Ihr Einsatz war stets hoch.',
    ])
      expect(kindsOf(text), text).not.toContain('pronoun')
    expect(kindsOf('Mit Frau Lahn arbeitete sie stets gut zusammen.')).not.toContain('name')
  })

  it.each(['von Bülow', 'O’Brien', 'van der Heide', 'd’Arc', 'de la Cruz'])('reads the letter of Frau %s as that of Frau Wolf', (lastName) => {
    const other = generate({ ...spec, person: { address: 'frau', firstName: 'Ina', lastName } })
    expect(remarksOn(other)).toEqual([])
  })

  it('misses what the occupation is expected to mention', () => {
    const silent = generate({ ...spec, job: { title: 'Kassiererin' }, meetsThirdParties: false })
    expect(remarksOn(silent, 'kassierer-in').map(({ kind }) => kind)).toContain('expectation')
  })

  it('reads neither English letters nor simple ones', () => {
    expect(remarksOn(generate({ ...spec, language: 'en' }))).toEqual([])
    expect(remarksOn(generate({ ...spec, kind: 'einfach' }))).toEqual([])
  })

  it('reads each graded sentence as it stands in its letter, the closing as a whole', () => {
    const graded = letter.parts.flatMap(({ sentences }) => sentences).filter(({ grade }) => grade !== undefined)
    const { grades } = readFinished(letter, 'koch-in', 'de', {})
    expect(graded.map(({ phraseId = '' }) => grades[phraseId])).toEqual(graded.map(() => 2))
  })

  it.each([
    ['Frau Wolf lebte ihre Homosexualität offen und arbeitete stets sorgfältig.', 'inadmissible'],
    ['Frau Wolf war oft krank.', 'inadmissible'],
    ['Prima', 'fragment'],
    ['Frau Wolf arbeitete arbeitete stets sorgfältig.', 'slip'],
    ['Frau Wolf arbeitete sorgfältig und und genau.', 'slip'],
    ['Frau Wolf arbeitete stets sorgfältig. Frau Wolf arbeitete stets sorgfältig.', 'slip'],
    ['Frau Wolf arbeitete stets <b>sorgfältig</b>.', 'slip'],
    ['Frau Wolf war eine faule Idiotin und hat uns nur Ärger gemacht.', 'insult'],
    ['Ms Wolf worked with great care and skill.', 'language'],
  ])('says of „%s“: %s', (text, kind) => {
    expect(kindsOf(text)).toContain(kind)
  })

  it('says that nobody reads English sentences written by hand, and what can be seen without reading', () => {
    const english = generate({ ...spec, language: 'en' })
    expect(kindsOf('Ms Wolf worked with great care.', english)).toEqual(['unread'])
    expect(kindsOf('Mr Smith was very good.', english)).toEqual(['name', 'unread'])
    expect(kindsOf('He was liked by everyone.', english)).toEqual(['pronoun', 'unread'])
    expect(kindsOf('Ms Wolf was often ill and pregnant.', english)).toEqual(['inadmissible', 'inadmissible', 'unread'])
    expect(kindsOf('Frau Wolf war sehr beliebt.', english)).toEqual(['language', 'unread'])
  })

  it('notices blame among the facts, which are not graded', () => {
    const blaming = generate({ ...spec, tasks: ['Planung der Karte', 'Er war faul und hat gestohlen'] })
    expect(remarksOn(blaming)).toContainEqual({ kind: 'blame', sentence: 'Er war faul und hat gestohlen' })
    const suggested = Object.values(roleTexts).flatMap(({ tasks }) => tasks.map(({ de }) => de))
    expect(remarksOn(generate({ ...spec, tasks: suggested })).filter(({ kind }) => kind === 'blame')).toEqual([])
    for (const farewell of ['Sie hat sich stets bemüht.', 'Durch ihre Geselligkeit trug sie zur Verbesserung des Betriebsklimas bei.'])
      expect(remarksOn(generate({ ...spec, ofPerson: { farewell } }))).toContainEqual({ kind: 'blame', sentence: farewell })
    const last = generate({ ...spec, ofPerson: { farewell: 'Arschloch' } })
    expect(remarksOn(last)).toContainEqual({ kind: 'fragment', sentence: 'Arschloch' })
  })
})
