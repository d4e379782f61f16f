import { describe, expect, it } from 'vitest'
import type { Improvement } from '../model/improvement.ts'
import { improveReference } from './improve-reference.ts'

const letterWith = (sentence: string) => `Arbeitszeugnis

Frau Ida Bruns war vom 1. August 2020 bis zum 31. Mai 2024 als Bürokauffrau in unserem Betrieb tätig. Zu ihren Aufgaben gehörten die Ablage und der Empfang.

${sentence}

Sie arbeitete sorgfältig. Sie verfügte über gute Kenntnisse. Frau Bruns erledigte die ihr übertragenen Arbeiten stets pünktlich.

Frau Bruns verlässt uns auf eigenen Wunsch. Wir danken ihr und wünschen ihr alles Gute.

Husum, 31. Mai 2024`

function improved(sentence: string, to: 1 | 2 | 3, letter = letterWith(sentence)): Improvement | undefined {
  const answer = improveReference(letter, { to })
  if (!answer.isReference) throw new Error(answer.problem)
  return answer.improvements.find((one) => one.sentence === sentence)
}

const offered = (sentence: string, to: 1 | 2 | 3) => improved(sentence, to)?.wordings.map(({ text }) => text) ?? []
const always = /(?<!\p{L})(?:stets|jederzeit|immer)(?!\p{L})/gu

describe('what an examination or a school found has no better wording, and it is said why', () => {
  it.each([
    'Die Leistungen in der Berufsschule waren gut.',
    'Die Abschlussprüfung bestand sie mit guten Leistungen.',
    'Ihre schulischen Leistungen waren befriedigend.',
    'Den Lehrgang zur Büroleiterin schloss sie mit gutem Erfolg ab.',
    'Sie besuchte gern Fortbildungen und beendete die Fachweiterbildung mit der Note „gut“.',
  ])('%s', (sentence) => {
    for (const to of [1, 2] as const) {
      const one = improved(sentence, to)
      // Some have no grade, and are not named at all.
      if (one) expect(one).toMatchObject({ wordings: [], none: 'result' })
    }
  })

  it('but how somebody learnt has', () => {
    expect(improved('Sie lernte fleißig und sorgfältig.', 2)?.none).not.toBe('result')
    expect(improved('Sie bildete sich erfolgreich weiter.', 1)?.none).not.toBe('result')
  })
})

it.each([
  'Frau Bruns erledigte die ihr übertragenen Aufgaben zu unserer Zufriedenheit.',
  'Die ihr übertragenen Aufgaben hat sie zu unserer vollen Zufriedenheit erfüllt.',
])('what was done of the duties is not said of all of them: %s', (sentence) => {
  for (const to of [1, 2] as const) for (const text of offered(sentence, to)) expect(text).not.toMatch(/\b(?:alle|sämtliche)/i)
  expect(offered(sentence.replace(/die ihr übertragenen/i, 'alle'), 1).length).toBeGreaterThan(0)
})

describe('German', () => {
  it.each([
    'Auch im größten Stress in der Hochsaison blieb sie ruhig und freundlich.',
    'Auch bei höchstem Andrang war sie freundlich und hilfsbereit.',
    'Sie behandelt vertrauliche Vorgänge diskret.',
    'Sie führte schwierige Gespräche geduldig und sicher.',
    'Frau Bruns ist eine engagierte und fachlich kompetente Kauffrau.',
  ])('has one time adverb in a clause, and none before what the work was like: %s', (sentence) => {
    for (const to of [1, 2] as const)
      for (const text of offered(sentence, to)) {
        expect(text.match(always) ?? []).toHaveLength((text.match(always) ?? []).length > 0 ? 1 : 0)
        expect(text).not.toMatch(/^Auch (?:stets|jederzeit)|(?:stets|jederzeit) vertrauliche|(?:stets|jederzeit) schwierige/)
      }
  })

  it('puts it before how somebody was', () => {
    expect(offered('Auch im größten Stress in der Hochsaison blieb sie ruhig und freundlich.', 2)).toContain(
      'Auch im größten Stress in der Hochsaison blieb sie stets ruhig und freundlich.',
    )
  })

  it.each([
    'Wir lernten Frau Bruns als fleißige Mitarbeiterin kennen.',
    'Frau Bruns ist eine gute Kauffrau.',
    'Frau Bruns war eine zuverlässige Kraft.',
    'Frau Bruns hatte ausreichende Kenntnisse für ihre Tätigkeit.',
    'Frau Bruns hatte gute Erfahrung im Einkauf.',
  ])('has none of what happens once, or of being and having something: %s', (sentence) => {
    for (const to of [1, 2] as const)
      for (const text of improved(sentence, to)?.wordings.filter(({ by }) => by === 'own-words') ?? []) expect(text.text).not.toMatch(always)
  })
})

it('a letter that looks back does not begin to speak in the present', () => {
  for (const sentence of ['Ihre Leistungen verdienen unsere Anerkennung.', 'Wir sind mit ihren Leistungen zufrieden.'])
    for (const { text } of improved(sentence, 1)?.wordings.filter(({ by }) => by === 'phrase-base') ?? [])
      expect(text).not.toMatch(/(?<!\p{L})(?:sind|ist|erledigt|erfüllt)(?!\p{L})(?! worden)/u)
})

it('what is obvious is offered: high is very high one grade better', () => {
  expect(offered('Sie zeigte stets hohe Einsatzbereitschaft und übernahm auch kurzfristig Dienste.', 1)).toContain(
    'Sie zeigte stets sehr hohe Einsatzbereitschaft und übernahm auch kurzfristig Dienste.',
  )
  expect(offered('Auch starkem Arbeitsanfall war sie jederzeit gewachsen.', 1)).toContain(
    'Auch starkem Arbeitsanfall war sie jederzeit sehr gut gewachsen.',
  )
  expect(offered('Ihre Arbeitsweise war stets geprägt von Sorgfalt und Umsicht.', 1)).toContain(
    'Ihre Arbeitsweise war stets geprägt von höchster Sorgfalt und Umsicht.',
  )
  expect(offered('Sie arbeitete stets mit hoher Genauigkeit.', 1)).toContain('Sie arbeitete stets mit sehr hoher Genauigkeit.')
})

it('no ruling is cited for a word that it is not known to name', () => {
  const all = improved('Ihr Verhalten gegenüber Vorgesetzten und Kollegen war stets einwandfrei.', 1)?.wordings ?? []
  expect(all.map(({ text }) => text).join()).toContain('vorbildlich')
  for (const { text, basis } of all) if (basis.kind === 'court' && text.includes('vorbildlich')) expect(basis.note.de).toContain('vorbildlich')
})
