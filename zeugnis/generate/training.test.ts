import { describe, expect, it } from 'vitest'
import { analyse, generate, gradeSentence, grades, loadTraining, otherWordingsIn, placeOfPhrase, warningsFor } from '../index.ts'
import { trainingWordings } from '../model/role-phrases.ts'
import type { Address, Language, ZeugnisSpec } from '../model/spec.ts'
import { germanForms, renderGerman } from './german/render.ts'
import { wholeLanguage } from './whole-language.ts'

const spec: ZeugnisSpec = {
  ...{ kind: 'ausbildung', language: 'de', person: { address: 'frau', firstName: 'Ina', lastName: 'Wolf' }, overall: 2 },
  ...{ employer: { name: 'Beispiel GmbH', city: 'Hamburg' }, job: { title: 'Industriekauffrau' }, tasks: ['Einkauf', 'Buchhaltung'] },
  ...{ from: '2023-08-01', to: '2026-07-31', issued: '2026-07-31', reason: 'abschluss', meetsThirdParties: true },
  signers: [{ name: 'Ute Hansen', position: 'Ausbilderin' }],
}
const topics = ['leistungsbereitschaft', 'arbeitsbefaehigung'] as const
const languages: readonly Language[] = ['de', 'en']
const addresses: readonly Address[] = ['frau', 'herr', 'name']

const ofTraining = (letter: ReturnType<typeof generate>) =>
  letter.parts.flatMap(({ sentences }) => sentences).filter(({ phraseId = '' }) => /^(?:en\.)?ausbildung\./.test(phraseId))

describe('what is said of trainees', () => {
  it.each(grades)('is read with grade %i where it is written with it', async (grade) => {
    const all = await loadTraining('ausbildung', 'de')
    for (const topic of topics)
      for (const { template } of trainingWordings(all, topic, grade, 'de'))
        for (const address of addresses) {
          const text = renderGerman(template, germanForms({ address, firstName: 'Jo', lastName: 'Muster' }), 'past')
          expect(gradeSentence(text, ['Jo', 'Muster']).grade, text).toBe(grade)
        }
  })

  it.each(languages)('stands in training references and in no others (%s)', (language) => {
    for (const overall of grades) {
      expect(ofTraining(generate({ ...spec, language, overall })).map(({ dimension, grade }) => [dimension, grade])).toEqual(
        topics.map((topic) => [topic, overall]),
      )
      expect(ofTraining(generate({ ...spec, language, overall, kind: 'qualifiziert', reason: 'eigenerWunsch' }))).toEqual([])
    }
  })

  it.each(languages)('can be worded otherwise with the same grade, and be left out (%s)', (language) => {
    const given = { ...spec, language }
    for (const { phraseId = '', text } of ofTraining(generate(given))) {
      const others = otherWordingsIn(wholeLanguage(given), given, phraseId)
      expect(new Set(others.map(({ grade }) => grade))).toEqual(new Set([2]))
      expect(others.map((other) => other.text)).not.toContain(text)
      expect(placeOfPhrase(phraseId)).toMatch(/^ausbildung\.[12]$/)
    }
  })

  it('is loaded for training only', async () => {
    expect(await loadTraining('qualifiziert', 'de')).toEqual([])
  })
})

describe('a simple training reference (§ 16 Abs. 2 Satz 1 BBiG)', () => {
  const praise =
    /stets|jederzeit|gut|sehr|hoch|hervorragend|Zufriedenheit|Leistung|Verhalten|danken|bedauern|excellent|good|very|always|grateful|recommend|adequate|conduct/i

  it.each(languages)('names kind, duration, aim and what was learned, without a word of judgement (%s)', (language) => {
    for (const reason of ['abschluss', 'uebernahme', 'eigenerWunsch', 'ohneAngabe'] as const)
      for (const overall of grades) {
        const letter = generate({ ...spec, language, overall, reason, simple: true, ofPerson: { achievements: 'won an award' } })
        expect(letter.plainText.replace(/alles Gute|all the best/, '')).not.toMatch(praise)
        expect(letter.parts.flatMap(({ sentences }) => sentences).filter(({ grade }) => grade !== undefined)).toEqual([])
        expect(letter.plainText).toMatch(/Ausbildung|Apprenticeship/)
        expect(letter.plainText.replaceAll('\u00a0', ' ')).toMatch(/1\.? (?:August|August) 2023/)
        expect(letter.plainText).toContain('Industriekauffrau')
        expect(letter.plainText).toMatch(/Fertigkeiten, Kenntnisse und Fähigkeiten erworben|Skills and knowledge were acquired/)
      }
  })

  it('is read as one of training', () => {
    const read = analyse(generate({ ...spec, simple: true }).plainText)
    expect(read).toMatchObject({ isReference: true, kind: 'ausbildung' })
  })

  it('is asked for no grade, and only training has one', () => {
    expect(warningsFor({ ...spec, simple: true, overall: 5 }).map(({ code }) => code)).not.toContain('burden-of-proof')
    expect(generate({ ...spec, kind: 'qualifiziert', reason: 'eigenerWunsch', simple: true }).plainText).toMatch(/Zufriedenheit/)
  })
})

describe('training that is to last beyond its examination', () => {
  it.each([
    ['am 12. Juni 2026 mit der Note gut', true],
    ['am 12.06.2026 bestanden', true],
    ['12 June 2026, grade “good”', true],
    ['June 12, 2026', true],
    ['am 31. Juli 2026', false],
    ['mit der Note gut', false],
    ['am 12. Juni 2026 nicht bestanden', false],
  ])('ended with it (§ 21 Abs. 2 BBiG): %s, %s', (exam, isAsked) => {
    const codes = warningsFor({ ...spec, ofPerson: { exam } }).map(({ code }) => code)
    expect(codes.includes('training-ended')).toBe(isAsked)
  })
})

it.each([
  ['Dr. Anna', 'Dr.'],
  ['Prof. Dr. Anna', 'Prof. Dr.'],
  ['Dipl.-Ing. Jan', 'Dipl.-Ing.'],
  ['Drago', undefined],
  ['Magda', undefined],
  ['Ingo', undefined],
])('a title typed with the first name is pointed out: %s, %s', (firstName, title) => {
  const found = warningsFor({ ...spec, person: { ...spec.person, firstName } }).filter(({ code }) => code === 'title-in-name')
  expect(found).toEqual(title ? [{ code: 'title-in-name', title }] : [])
})

it.each(['Ausbildung zur Industriekauffrau', 'Auszubildende zur Industriekauffrau', 'Industriekauffrau'])(
  'what is learned is the occupation, however it was typed: %s',
  (title) => {
    for (let seed = 0; seed < 6; seed += 1) {
      const { plainText } = generate({ ...spec, job: { title } }, seed)
      expect(plainText).toMatch(/[Bb]eruf Industriekauffrau/)
      expect(plainText).not.toMatch(/[Bb]eruf (?:Ausbildung|Auszubildende)/)
    }
  },
)
