import { describe, expect, it } from 'vitest'
import { compareReferences } from './compare-references.ts'
import { comparisonInWords } from './in-words.ts'

const letter = `Beispiel GmbH

Arbeitszeugnis

Frau Ina Größer, geboren am 3. März 1988, war vom 1. Mai 2018 bis zum 31. Mai 2024 als Buchhalterin in unserem Unternehmen tätig.

Zu ihren Aufgaben gehörten:
- Kreditoren und Debitoren
- Abschlüsse
- Mahnwesen

Frau Größer verfügte über fundierte Fachkenntnisse, die sie stets sicher anwandte. Sie arbeitete jederzeit sorgfältig und selbstständig. Auch unter hoher Belastung behielt sie stets den Überblick. Sie führte ihre Mitarbeiterinnen stets sicher und förderte sie. Sie erledigte alle Aufgaben stets zu unserer vollen Zufriedenheit.

Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war stets einwandfrei.

Frau Größer verlässt uns auf eigenen Wunsch, was wir sehr bedauern. Wir danken ihr für die stets gute Arbeit und wünschen ihr weiterhin viel Erfolg und alles Gute.

Hamburg, 31. Mai 2024

Ute Hansen
Geschäftsführerin`

const told = (from: string, to: string) => comparisonInWords(compareReferences(letter, letter.replace(from, to)))
const summary = 'Sie erledigte alle Aufgaben'

describe('the verdict names', () => {
  it('a new sentence that is criticism, though the grade stays', () => {
    const { de, en } = told(summary, `Sie war stets bemüht, Fristen einzuhalten. ${summary}`)
    expect(de).toContain('Neu im zweiten Text: ein Satz zur Arbeitsweise mit Note 5.')
    expect(en).toContain('New in the second text: a sentence on the approach to work with grade 5.')
    expect(de).not.toContain('Nichts hat sich')
  })

  it('a new phrase that some read as criticism in a sentence without a grade', () => {
    expect(told(summary, `Sie trug mit ihrer geselligen Art zum Klima bei. ${summary}`).de).toContain('was manche als Kritik lesen: „geselligen“')
  })

  it('a sentence of praise that is gone, where its matter is still touched', () => {
    const before = letter.replace(summary, `Sie führte ein Team von sechs Buchhalterinnen. ${summary}`)
    const after = before.replace(' Sie führte ihre Mitarbeiterinnen stets sicher und förderte sie.', '')
    expect(comparisonInWords(compareReferences(before, after)).de).toMatch(
      /fehlt: ein Satz zur Führung mit Note 2|Nur der erste Text sagt etwas zur Führung/,
    )
  })

  it('a denial before the praise that it replaced', () => {
    expect(told('war stets einwandfrei', 'gab nie Anlass zu Klagen').de).toMatch(/^Das Verhalten sinkt von 2 auf 5, weil „nie Anlass“/)
  })

  it.each(['mit wenigen Ausnahmen', 'bis auf wenige Ausnahmen', 'bis auf kleinere Ausnahmen'])('an exception that limits the praise: %s', (words) => {
    expect(told('alle Aufgaben stets zu', `alle Aufgaben ${words} stets zu`).de).toMatch(new RegExp(`^Die Leistung sinkt .*„${words}“ hinzukommt`))
  })

  it('whom the second text leaves out', () => {
    const { de } = told('gegenüber Vorgesetzten, Kolleginnen und Kollegen', 'gegenüber Kolleginnen und Kollegen')
    expect(de).toContain('Zum Verhalten gegenüber Vorgesetzten sagt der zweite Text nichts mehr.')
    expect(de).not.toContain('als Kritik')
  })

  it.each([
    ['an illness', 'Frau Größer verlässt uns', 'Wegen Krankheit fehlte Frau Größer ab März. Frau Größer verlässt uns', '„Krankheit“'],
    ['the works council', '- Mahnwesen', '- Mahnwesen\n- Mitglied des Betriebsrats', '„Betriebsrats“'],
  ])('contents that nobody may add unasked: %s', (_, from, to, words) => {
    expect(told(from, to).de).toContain(`was nur auf Wunsch der Person in ein Zeugnis gehört: ${words}.`)
  })

  it('the order, where nothing else is different', () => {
    expect(told('- Kreditoren und Debitoren\n- Abschlüsse', '- Abschlüsse\n- Kreditoren und Debitoren')).toEqual({
      de: 'Nichts hat sich in der Note geändert. Nur die Reihenfolge ist anders.',
      en: 'Nothing has changed in the grade. Only the order is different.',
    })
  })
})

it('full satisfaction in other words is no criticism', () => {
  const { de } = told('Sie erledigte alle Aufgaben stets zu unserer vollen Zufriedenheit.', 'Mit ihrer Arbeit waren wir jederzeit voll zufrieden.')
  expect(de).toBe('Nichts hat sich in der Note geändert.')
})
