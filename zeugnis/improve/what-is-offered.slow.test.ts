import { describe, expect, it } from 'vitest'
import type { Improvement } from '../model/improvement.ts'
import { improveReference } from './improve-reference.ts'

const letterWith = (...sentences: readonly string[]) => `Arbeitszeugnis

Herr Jan Petersen war vom 1. Mai 2018 bis zum 31. Mai 2024 als Maler in unserem Betrieb tätig. Zu seinen Aufgaben gehörten:
- Anstriche
- Tapezierarbeiten

${sentences.join(' ')} Er verfügte über gute Kenntnisse. Er erledigte seine Aufgaben stets zu unserer vollen Zufriedenheit.

Herr Petersen verlässt uns auf eigenen Wunsch. Wir danken ihm und wünschen ihm alles Gute.

Husum, 31. Mai 2024`

function improved(to: 1 | 2 | 3, ...sentences: readonly string[]): readonly Improvement[] {
  const answer = improveReference(letterWith(...sentences), { to })
  if (!answer.isReference) throw new Error(answer.problem)
  return answer.improvements.filter(({ sentence }) => sentences.includes(sentence))
}

const offered = (to: 1 | 2 | 3, sentence: string) => improved(to, sentence).flatMap(({ wordings }) => wordings.map(({ text }) => text))

describe('what is offered', () => {
  it.each(['Er arbeitete mit der erforderlichen Sorgfalt.', 'Er malte mit der nötigen Sorgfalt.', 'Er arbeitete mit der üblichen Genauigkeit.'])(
    'never is only what is required, said always: %s',
    (sentence) => {
      for (const text of offered(2, sentence)) expect(text).not.toMatch(/erforderlich|nötig|üblich/)
    },
  )

  it.each([
    ['Er war pünktlich.', /pünktlich/],
    ['Er delegierte Aufgaben angemessen.', /delegier|übertr/],
    ['Er arbeitete im Allgemeinen gründlich.', /gründlich|sorgfältig|genau|gewissenhaft/],
  ])('is about the same matter: %s', (sentence, matter) => {
    for (const text of offered(2, sentence)) expect(text).toMatch(matter)
  })

  it('is never less than satisfactory, which the employer would have to prove', () => {
    const answer = improveReference(letterWith('Er bemühte sich um Sorgfalt.'))
    expect(answer.isReference && answer.improvements.find(({ grade }) => grade === 5)?.to).toBe(3)
  })

  it('is offered for one sentence only', () => {
    const texts = improved(2, 'Er malte sorgfältig.', 'Er arbeitete im Großen und Ganzen sorgfältig.', 'Er tapezierte im Allgemeinen sorgfältig.')
      .flatMap(({ wordings }) => wordings.filter(({ by }) => by === 'phrase-base'))
      .map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('keeps a sentence of satisfaction and adds what it lacks', () => {
    const [first] = offered(2, 'Herr Petersen hat alle Anstriche zu unserer Zufriedenheit erledigt.')
    expect(first).toBe('Herr Petersen hat alle Anstriche stets zu unserer vollen Zufriedenheit erledigt.')
  })

  it.each([
    'Sein Verhalten gegenüber Vorgesetzten, Kollegen und Kunden gab keinen Anlass zu Klagen.',
    'Sein Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war ohne Tadel.',
  ])('says conduct in the words of the scale: %s', (sentence) => {
    expect(offered(2, sentence)).toContain('Sein Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war stets einwandfrei.')
    expect(offered(1, sentence)).toContain('Sein Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war stets vorbildlich.')
  })

  it.each([
    'Er übernahm die Renovierung des Rathauses und löste diese Aufgabe zu unserer vollen Zufriedenheit.',
    'Bei der Umstellung auf neue Farben arbeitete er sorgfältig.',
    'Er schloss das Projekt erfolgreich ab.',
    'Er schloss den Umbau erfolgreich ab.',
    'Den Umzug der Werkstatt organisierte er umsichtig.',
    'Den Aufbau der Lackiererei betreute er sorgfältig.',
  ])('does not say always of what was done once: %s', (sentence) => {
    const own = improved(2, sentence).flatMap(({ wordings }) => wordings.filter(({ by }) => by === 'own-words'))
    for (const { text } of own) expect(text).not.toContain('stets')
  })

  it('says always of what was done again and again', () => {
    expect(offered(2, 'Er schloss seine Projekte erfolgreich ab.')).toContain('Er schloss seine Projekte stets erfolgreich ab.')
  })

  it('is German: nobody always had knowledge', () => {
    for (const text of offered(1, 'Herr Petersen verfügte über solide Farbkenntnisse.')) expect(text).not.toContain('verfügte stets')
  })

  it.each([
    ['Er erfasste neue Sachverhalte nach Anleitung.', /Urteil|Entscheid/],
    ['Er führte sein Team sachgerecht.', /Abläufe ein\./],
  ])('speaks of leading only where people are led: %s', (sentence, other) => {
    for (const text of offered(2, sentence)) expect(text).not.toMatch(other)
  })

  it('leaves a pronoun with its preposition', () => {
    for (const text of offered(2, 'Alles in allem waren wir mit ihm zufrieden.')) expect(text).not.toContain('stets mit')
  })

  it('does not say what another sentence says already', () => {
    const said = 'Er verfügte über umfassende Fachkenntnisse und wandte sie in der Praxis an.'
    const [, one] = improved(2, said, 'Seine Fachkenntnisse waren solide.')
    for (const { text } of one?.wordings ?? []) expect(text).not.toMatch(/umfassende.*Praxis/)
  })

  it('names no court beside words of which it did not speak', () => {
    const [one] = improved(1, 'Seine Arbeitsmoral war einwandfrei.')
    expect(one?.wordings.length).toBeGreaterThan(0)
    for (const { basis } of one?.wordings ?? []) expect(basis.kind).toBe('custom')
  })

  it('calls nobody by the name of birth', () => {
    const letter = letterWith('Er arbeitete sorgfältig.')
      .replaceAll('Herr Jan Petersen', 'Frau Ida Petersen, geb. Voss,')
      .replaceAll('Herr Petersen', 'Frau Petersen')
    const answer = improveReference(letter, { to: 1 })
    const all = answer.isReference ? answer.improvements.flatMap(({ wordings }) => wordings.map(({ text }) => text)) : []
    expect(all.length).toBeGreaterThan(0)
    expect(all.join(' ')).not.toContain('Voss')
  })
})
