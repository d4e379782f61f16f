import { describe, expect, it } from 'vitest'
import { answerTo } from './better-answer.ts'
import { sentenceWith, wordingsFor } from './testing/wordings.ts'

const letter = `Beispiel GmbH

Arbeitszeugnis

Frau Ina Lenz war vom 1. Mai 2018 bis zum 31. Mai 2024 als Buchhalterin bei uns beschäftigt.

Frau Lenz erledigte ihre Aufgaben sorgfältig
und zuverlässig. Sie verfügte über gute Fachkenntnisse.

Sie erledigte ihre Aufgaben zu unserer vollen Zufriedenheit.

Ihr Verhalten gegenüber Vorgesetzten und Kollegen war stets vorbildlich.

Wir danken ihr und wünschen ihr alles Gute.

Hamburg, 31. Mai 2024`

const wordings = (to?: 1 | 2) => wordingsFor(letter, to)

describe('better sentences', () => {
  it('marks in each offer the words that are new, and gives it the grade that it reads with', () => {
    const { sentences, facts } = wordings()
    const [first] = sentenceWith(sentences, 'Zufriedenheit').wordings
    expect(first?.text).toBe('Sie erledigte ihre Aufgaben stets zu unserer vollen Zufriedenheit.')
    expect(first?.pieces.filter(({ mark }) => mark === 'new').map(({ text }) => text.trim())).toEqual(['stets'])
    expect(first?.grade).toBe(2)
    expect(facts.employer).toBe('Beispiel GmbH')
  })

  it('cites the ruling on the formula of satisfaction for that formula only', () => {
    const { sentences } = wordings(1)
    for (const { wordings, sentence } of sentences)
      for (const { text, basis } of wordings) if (basis.de.source?.includes('584/13')) expect(`${sentence} ${text}`).toMatch(/Zufriedenheit/)
  })

  it('names a closing and offers nothing for it, and says of a very good sentence that it is', () => {
    const { sentences } = wordings()
    expect(sentenceWith(sentences, 'danken')).toMatchObject({ none: 'closing', wordings: [] })
    expect(sentenceWith(sentences, 'vorbildlich')).toMatchObject({ none: 'good-enough', wordings: [] })
  })

  it('reads the letter with what was chosen: each sentence where it stands, and the whole', () => {
    const { sentences } = wordings()
    const replacements = [
      { ...sentenceWith(sentences, 'sorgfältig'), text: 'Frau Lenz arbeitete schlampig.' },
      { ...sentenceWith(sentences, 'Zufriedenheit'), text: 'Sie erledigte ihre Aufgaben stets zu unserer vollsten Zufriedenheit.' },
    ]
    const answer = answerTo({ ask: 'letter', text: letter, replacements })
    if (!('reading' in answer)) throw new Error('not read')
    expect(Object.values(answer.reading.grades)).toEqual([5, 1])
    expect(answer.reading.overall).not.toBeNull()
  })

  it.each(['<b>Er</b> & „gut“', 'sehr gut'])('gives no grade to what is no sentence: %s', (text) => {
    const { sentences } = wordings()
    const one = sentenceWith(sentences, 'Zufriedenheit')
    const answer = answerTo({ ask: 'letter', text: letter, replacements: [{ ...one, text }] })
    expect('reading' in answer && answer.reading.grades[one.start]).toBeNull()
  })

  it('says which grade was looked for: never less than satisfactory', () => {
    const answer = answerTo({
      ask: 'wordings',
      text: letter.replace('erledigte ihre Aufgaben sorgfältig', 'bemühte sich, sorgfältig zu arbeiten'),
      to: undefined,
    })
    expect('sentences' in answer && sentenceWith(answer.sentences, 'bemühte')).toMatchObject({ to: 3 })
  })

  it('a text that is no reference has none', () => {
    expect(answerTo({ ask: 'wordings', text: 'Einkaufsliste: Brot, Käse, Äpfel.', to: undefined })).toEqual({ isNone: true })
  })
})
