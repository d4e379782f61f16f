import { describe, expect, it } from 'vitest'
import type { Improvement } from '../model/improvement.ts'
import { improveReference } from './improve-reference.ts'

const letterWith = (sentence: string, person = 'Herr Jan Petersen') => `Arbeitszeugnis

${person} war vom 1. Mai 2018 bis zum 31. Mai 2024 als Maler in unserem Betrieb tätig. Zu seinen Aufgaben gehörten Anstriche.

${sentence}

Die Tapeten klebte er sauber. Er verfügte über gute Kenntnisse.

Herr Petersen verlässt uns auf eigenen Wunsch. Wir danken ihm und wünschen ihm alles Gute.

Husum, 31. Mai 2024`

function improvedIn(text: string, sentence: string, to?: 1 | 2 | 3): Improvement | undefined {
  const answer = improveReference(text, { to })
  if (!answer.isReference) throw new Error(answer.problem)
  return answer.improvements.find((one) => one.sentence === sentence)
}

const improved = (sentence: string, to?: 1 | 2 | 3) => improvedIn(letterWith(sentence), sentence, to)
const offered = (sentence: string, to?: 1 | 2 | 3) => improved(sentence, to)?.wordings.map(({ text }) => text) ?? []
const always = /(?<!\p{L})(?:stets|jederzeit|immer)(?!\p{L})/u

describe('a time adverb', () => {
  it.each([
    'Er hat sich in kurzer Zeit gut eingearbeitet.',
    'Herr Petersen hat sich in die neue Steuerung rasch eingearbeitet.',
    'Er sprach gut Englisch.',
    'Er beherrscht die Sprachen Englisch und Spanisch gut.',
    'Herr Petersen ist ein erfahrener Bauleiter mit soliden Fachkenntnissen.',
  ])('does not stand by what happens once, or only is so: %s', (sentence) => {
    for (const to of [1, 2] as const) for (const text of offered(sentence, to)) expect(text).not.toMatch(always)
  })

  it.each([
    ['Er war pünktlich und ehrlich.', 'Er war stets pünktlich und ehrlich.'],
    ['Er war pünktlich, fleißig und belastbar.', 'Er war stets pünktlich, fleißig und belastbar.'],
    ['Die Lehrlinge hat er geduldig und mit gutem Erfolg angeleitet.', 'Die Lehrlinge hat er stets geduldig und mit gutem Erfolg angeleitet.'],
  ])('covers all of a row: %s', (sentence, better) => expect(offered(sentence, 2)[0]).toBe(better))

  it.each([
    ['Gegenüber Kindern war er geduldig, gegenüber Eltern höflich.', 'Gegenüber Kindern war er stets geduldig, gegenüber Eltern jederzeit höflich.'],
    ['Er war belastbar und zeigte Einsatzbereitschaft.', 'Er war stets belastbar und zeigte jederzeit Einsatzbereitschaft.'],
  ])('raises no half of a sentence: %s', (sentence, better) => {
    expect(offered(sentence, 2)).toContain(better)
    for (const text of offered(sentence, 2)) expect(text.match(/stets|jederzeit/g) ?? ['', '']).toHaveLength(2)
  })
})

it.each(['Das Verhalten gegenüber Vorgesetzten und Kollegen war angemessen.', 'Die Berichte führte er ordentlich.'])(
  'what is merely required is not good, said always: %s',
  (sentence) => {
    for (const text of offered(sentence, 2)) expect(text).not.toMatch(/angemessen|ordentlich/)
  },
)

describe('a proposal names nothing that the sentence does not', () => {
  it.each([
    ['Zu Kunden war er freundlich.', /kompetent|verbindlich|vertrauensvoll|Gespräch/],
    ['Herr Petersen verfügte über das für seine Tätigkeit nötige Fachwissen.', /Ansprechperson|schwierig|Neuerung|Praxis|Erfahrung/],
    ['Er erkannte die wesentlichen Zusammenhänge und fand brauchbare Lösungen.', /Auffassungsgabe|schwierig|komplex/],
    ['Er hat sich in kurzer Zeit gut eingearbeitet.', /Zusammenhänge|Auffassungsgabe/],
    ['Sein Verhalten gegenüber Vorgesetzten und Kolleginnen war einwandfrei.', /Kollegen/],
  ])('%s', (sentence, other) => {
    for (const to of [undefined, 1, 2] as const) for (const text of offered(sentence, to)) expect(text).not.toMatch(other)
  })
})

describe('tense and person', () => {
  it('keeps the present of a sentence in a letter that looks back', () => {
    const texts = offered('Er verfügt über ein breites Fachwissen.', 1)
    expect(texts).toContain('Seine Fachkenntnisse sind ausgezeichnet.')
    for (const text of texts) expect(text).not.toMatch(/verfügte|waren/)
  })

  it('does not make several of one who writes', () => {
    const texts = offered('Ich war mit der Arbeit von Herrn Petersen zufrieden.', 2)
    expect(texts).toContain('Ich war mit der Arbeit von Herrn Petersen stets voll zufrieden.')
    for (const text of texts) expect(text).not.toMatch(/(?<!\p{L})(?:[Ww]ir|[Uu]ns(?:er\p{L}*)?)(?!\p{L})/u)
  })

  it('calls the person as the sentence does, though the surname stands last', () => {
    const sentence = 'Herr Nguyễn hat sich immer bemüht, die Arbeiten zu unserer Zufriedenheit zu erledigen.'
    const { wordings } = improvedIn(letterWith(sentence, 'Herr Nguyễn Văn Đức'), sentence) ?? { wordings: [] }
    expect(wordings.map(({ by }) => by)).toContain('phrase-base')
    for (const { text } of wordings) expect(text).toContain('Herr Nguyễn')
  })

  it('names superiors first', () => {
    expect(offered('Sein Verhalten gegenüber Kollegen, Vorgesetzten und Kunden war einwandfrei.', 2)[0]).toBe(
      'Sein Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war stets einwandfrei.',
    )
  })
})

describe('keeps its own words', () => {
  it.each([
    [
      'Sein Betragen gegenüber dem Chef, den Kollegen und der Kundschaft gab keinen Anlass zu Klagen.',
      'gegenüber dem Chef, den Kollegen und der Kundschaft war stets einwandfrei.',
    ],
    [
      'Mit Chef, Kollegen und Kunden kam er gut zurecht, sein Benehmen war korrekt.',
      'kam er stets gut zurecht, sein Benehmen war jederzeit einwandfrei.',
    ],
    ['Vorgesetzte hatten an seinem Verhalten nichts auszusetzen.', 'Sein Verhalten gegenüber Vorgesetzten war stets einwandfrei.'],
    ['Er verfügte über die erforderlichen Kenntnisse.', 'Er verfügte über fundierte Kenntnisse.'],
    [
      'Herr Petersen verfügte über das für seine Tätigkeit nötige Fachwissen.',
      'Herr Petersen verfügte für seine Tätigkeit über fundiertes Fachwissen.',
    ],
    [
      'Die ihm übertragenen Aufgaben hat er im Großen und Ganzen zufriedenstellend erledigt.',
      'Die ihm übertragenen Aufgaben hat er stets zu unserer vollen Zufriedenheit erledigt.',
    ],
    ['Herr Petersen kennt sich in der regionalen Küche aus.', 'Herr Petersen kennt sich in der regionalen Küche sehr gut aus.'],
    ['Er war bemüht, die Arbeiten sorgfältig zu erledigen.', 'Er erledigte die Arbeiten stets sorgfältig.'],
    ['Bei üblichem Kundenaufkommen war er den Anforderungen gewachsen.', 'Auch bei hohem Kundenaufkommen war er den Anforderungen stets gewachsen.'],
    ['Er arbeitete zügig und mit der erforderlichen Genauigkeit.', 'Er arbeitete stets zügig und mit großer Genauigkeit.'],
    ['Seine Arbeitsergebnisse entsprachen unseren Erwartungen.', 'Seine Arbeitsergebnisse waren stets gut.'],
  ])('%s', (sentence, better) => expect(offered(sentence, 2).join(' ')).toContain(better))

  it('drops a limit at the beginning, and keeps the order of a sentence', () => {
    expect(offered('Im Allgemeinen arbeitete er sorgfältig.', 3)).toContain('Er arbeitete sorgfältig.')
  })
})

it('a sentence of which no word assesses has none, and it is said why', () => {
  const sentence = 'Seine Arbeit teilte er sich vernünftig ein.'
  expect(improved(sentence, 2)).toMatchObject({ wordings: [], none: 'no-assessment' })
})
