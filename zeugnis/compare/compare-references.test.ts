import { describe, expect, it } from 'vitest'
import { replacePersonalData } from '../replace/replace-personal-data.ts'
import { compareReferences } from './compare-references.ts'
import { comparisonInWords, factInWords, reasonsInWords } from './in-words.ts'

const letter = `Beispiel GmbH

Arbeitszeugnis

Frau Ina Größer, geboren am 3. März 1988, war vom 1. Mai 2018 bis zum 31. Mai 2024 als Buchhalterin in unserem Unternehmen tätig.

Zu ihren Aufgaben gehörten:
- Kreditoren und Debitoren
- Abschlüsse
- Mahnwesen

Frau Größer verfügte über fundierte Fachkenntnisse, die sie stets sicher anwandte. Sie arbeitete jederzeit äußerst sorgfältig und selbstständig. Auch unter hoher Belastung behielt sie stets den Überblick. Sie erledigte alle Aufgaben stets zu unserer vollsten Zufriedenheit.

Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war stets einwandfrei.

Frau Größer verlässt uns auf eigenen Wunsch, was wir sehr bedauern. Wir danken ihr für die stets gute Arbeit und wünschen ihr weiterhin viel Erfolg und alles Gute.

Hamburg, 31. Mai 2024

Ute Hansen
Geschäftsführerin`

const compared = (from: string, to: string) => compareReferences(letter, letter.replace(from, to))
const reasons = (from: string, to: string) => compared(from, to).pairs.flatMap((pair) => pair.reasons)

describe('what did it', () => {
  it('is the time adverb that is gone', () => {
    expect(
      reasons(
        'Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war stets',
        'Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war',
      ),
    ).toMatchObject([{ code: 'time-factor', what: 'lost', before: 'stets', after: null, change: 'worse' }])
  })

  it('is the superlative that became less', () => {
    const { performance, pairs } = compared('vollsten', 'vollen')
    const [reason] = pairs.flatMap((pair) => pair.reasons)
    expect(reason).toMatchObject({
      code: 'superlative',
      what: 'weakened',
      before: 'vollsten Zufriedenheit',
      after: 'vollen Zufriedenheit',
      change: 'worse',
    })
    expect(performance.change).toBe('worse')
  })

  it('is the limit that is new', () => {
    expect(reasons('jederzeit äußerst', 'im Wesentlichen')).toContainEqual(
      expect.objectContaining({ code: 'relativisation', what: 'added', after: 'im Wesentlichen' }),
    )
  })

  it('has its words at their places in both texts', () => {
    const after = letter.replace('vollsten', 'vollen')
    const [reason] = compareReferences(letter, after).pairs.flatMap((pair) => pair.reasons)
    expect(letter.slice(reason?.placeBefore?.start, reason?.placeBefore?.end)).toBe('vollsten Zufriedenheit')
    expect(after.slice(reason?.placeAfter?.start, reason?.placeAfter?.end)).toBe('vollen Zufriedenheit')
  })

  it('stays open where the new words cannot be read', () => {
    const [pair] = compared(
      'Auch unter hoher Belastung behielt sie stets den Überblick.',
      'Auf diese Schultern ließ sich manches Fuder laden.',
    ).pairs.filter(({ wording }) => wording !== 'same')
    expect(pair).toMatchObject({ wording: 'rewritten', change: 'open', reasons: [{ code: 'unknown-wording' }] })
  })
})

describe('what is gone, new or elsewhere', () => {
  it('is a dimension of which only one text speaks', () => {
    const { lost, added, pairs } = compared('Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war stets einwandfrei.\n\n', '')
    expect([lost.map(({ dimension }) => dimension), added]).toEqual([['sozialverhalten'], []])
    expect(pairs.filter(({ wording }) => wording === 'lost')).toHaveLength(1)
  })

  it('is a sentence that was moved, and none of the others', () => {
    const sentence = ' Sie erledigte alle Aufgaben stets zu unserer vollsten Zufriedenheit.'
    const { pairs } = compareReferences(
      letter,
      letter.replace(sentence, '').replace('Frau Größer verfügte', `${sentence.trim()} Frau Größer verfügte`),
    )
    expect(pairs.filter(({ moved }) => moved).map(({ before }) => before)).toEqual([sentence.trim()])
  })

  it('is a day, a duty, the reason of leaving, a part of the closing', () => {
    const facts = (from: string, to: string) => compared(from, to).facts
    expect(facts('31. Mai 2024 als', '30. April 2024 als')).toEqual([{ kind: 'to', before: '2024-05-31', after: '2024-04-30' }])
    expect(facts('- Mahnwesen\n', '')).toEqual([{ kind: 'task', before: '- Mahnwesen', after: null }])
    expect(facts('auf eigenen Wunsch', 'im gegenseitigen Einvernehmen')).toContainEqual({
      kind: 'leaving-reason',
      before: 'own-wish',
      after: 'mutual',
    })
    expect(facts(', was wir sehr bedauern', '')).toContainEqual({ kind: 'regret', before: 'bedauern', after: null })
    expect(facts('3. März', '4. März')).toEqual([{ kind: 'date', before: '1988-03-03', after: '1988-03-04' }])
    expect(facts('Ute Hansen', 'Uwe Hansen').map(({ kind }) => kind)).toEqual(['signature'])
  })
})

describe('what a reader has to know though the grade stays', () => {
  const told = (from: string, to: string) => comparisonInWords(compared(from, to)).de

  it('names words that some read as criticism', () => {
    expect(told('Vorgesetzten, Kolleginnen und Kollegen war', 'Kolleginnen, Kollegen und Vorgesetzten war')).toBe(
      'Nichts hat sich in der Note geändert. Neu ist im zweiten Text, was manche als Kritik lesen: die Reihenfolge „Kolleginnen, Kollegen und Vorgesetzten“.',
    )
    expect(told('weiterhin viel Erfolg und alles Gute', 'vor allem Gesundheit')).toContain('was manche als Kritik lesen: „Gesundheit“')
  })

  it('names what is gone from the closing', () => {
    const closing = /Frau Größer verlässt uns[^\n]*/.exec(letter)?.[0] ?? ''
    expect(told(closing, 'Das Arbeitsverhältnis endet am 31. Mai 2024.')).toContain(
      'Im zweiten Text fehlt am Schluss: Grund des Ausscheidens, Bedauern, Dank und Wünsche.',
    )
  })

  it('takes what a chatbot says before and behind the letter for no other employer', () => {
    const chatty = compareReferences(letter, `Gerne! Hier ist die überarbeitete Version:\n\n${letter}`)
    expect(chatty.facts.filter(({ kind }) => kind === 'employer')).toEqual([])
  })
})

describe('nothing is claimed', () => {
  it.each<[string, (text: string) => string]>([
    ['of the same text', (text) => text],
    ['of another spelling', (text) => text.replaceAll('ß', 'ss').replaceAll('ä', 'ae')],
    ['of letters that a Mac writes as two characters', (text) => text.normalize('NFD')],
    [
      'of the marks of a chatbot',
      (text) =>
        text
          .replace('Arbeitszeugnis', '# **Arbeitszeugnis**')
          .replaceAll('- ', '* ')
          .replace('Frau Größer verfügte', '---\n\nFrau Größer verfügte')
          .replace('jederzeit äußerst', '**jederzeit** *äußerst*'),
    ],
    ['of Windows line ends', (text) => text.replaceAll('\n', '\r\n')],
  ])('%s', (_, change) => {
    const comparison = compareReferences(letter, change(letter))
    expect(comparison.facts).toEqual([])
    expect(comparison.pairs.flatMap(({ reasons: of, moved }) => [...of, ...(moved ? ['moved'] : [])])).toEqual([])
    expect(comparisonInWords(comparison)).toEqual({ de: 'Nichts hat sich in der Note geändert.', en: 'Nothing has changed in the grade.' })
  })
})

describe('texts of which nothing can be said together', () => {
  const english =
    'Ms Ina Groesser was employed with us as an accountant from 1 May 2018 to 31 May 2024. She was a pleasure to work with and we wish her all the best.'
  it.each<[string, string, string, object]>([
    ['an empty one', letter, ' \n', { why: 'empty', side: 'after' }],
    ['two empty ones', '', '', { why: 'empty', side: 'both' }],
    ['German against English', letter, english, { why: 'other-language', side: 'after' }],
    ['no reference', 'Rechnung über die gelieferte Ware und den Versand.', letter, { why: 'no-reference', side: 'before' }],
    ['two people', letter, letter.replace('Ina Größer', 'Svenja Albers').replaceAll('Größer', 'Albers'), { why: 'different-people', side: 'both' }],
  ])('%s', (_, before, after, comparable) => {
    const comparison = compareReferences(before, after)
    expect(comparison).toMatchObject({ comparable: { answer: 'no', ...comparable }, pairs: [], overall: { change: 'none' } })
    expect(comparisonInWords(comparison).de).toMatch(/^Nicht vergleichbar: /)
  })

  it('but a new surname is said and compared', () => {
    const { comparable, facts } = compareReferences(letter, letter.replaceAll('Größer', 'Albers'))
    expect([comparable.answer, facts]).toEqual(['yes', [{ kind: 'person', before: 'Ina Größer', after: 'Ina Albers' }]])
  })

  it('names that were replaced tell nobody apart', () => {
    const [one, other] = replacePersonalData([letter, letter.replace('vollsten', 'vollen')])
    expect(compareReferences(one ?? '', other ?? '')).toMatchObject({ comparable: { answer: 'yes' }, performance: { change: 'worse' } })
  })
})

describe('in words', () => {
  it('tells two sentences that are gone together, with one verb', () => {
    const letter = (praise: string) => `Beispiel GmbH

Arbeitszeugnis

Frau Ina Lenz war vom 1. Mai 2018 bis zum 31. Mai 2024 als Buchhalterin bei uns beschäftigt.

Sie arbeitete sorgfältig und zuverlässig. Sie verfügte über sehr gute Fachkenntnisse. ${praise}

Sie erledigte ihre Aufgaben zu unserer vollen Zufriedenheit.

Ihr Verhalten gegenüber Vorgesetzten und Kollegen war gut.

Hamburg, 31. Mai 2024`
    const praise = 'Sie zeigte stets große Einsatzbereitschaft. Ihre Arbeitsergebnisse waren stets sehr gut.'
    expect(comparisonInWords(compareReferences(letter(praise), letter('')))).toEqual({
      de: 'Die Leistung sinkt von 2 auf 2,5, weil Sätze zum Erfolg der Arbeit und zum Einsatz fehlen.',
      en: 'Performance falls from 2 to 2.5 because sentences on results and on motivation are gone.',
    })
  })

  it('says how far performance falls and why, in both languages', () => {
    expect(comparisonInWords(compared('vollsten', 'vollen'))).toEqual({
      de: 'Die Leistung sinkt von 1,5 auf 2, weil aus „vollsten Zufriedenheit“ nur noch „vollen Zufriedenheit“ wird.',
      en: 'Performance falls from 1.5 to 2 because “vollsten Zufriedenheit” has been reduced to “vollen Zufriedenheit”.',
    })
  })

  it('says what one reason and one fact are', () => {
    const { pairs, facts } = compared('Kollegen war stets', 'Kollegen war')
    const [pair] = pairs.filter((one) => one.reasons.length > 0)
    expect(pair && reasonsInWords(pair.reasons, pair).map(({ de }) => de)).toEqual(['„stets“ wegfällt'])
    const twice = pair?.reasons.flatMap((reason) => [reason, { ...reason, before: 'sehr' }]) ?? []
    expect(pair && reasonsInWords(twice, pair)).toEqual([{ de: '„stets“ und „sehr“ wegfallen', en: '“stets” and “sehr” are gone' }])
    expect(facts).toEqual([])
    expect(factInWords({ kind: 'to', before: null, after: null })).toEqual({ de: 'Ende', en: 'Last day' })
  })
})
