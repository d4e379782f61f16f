import { describe, expect, it } from 'vitest'
import { withReplacements } from '#zeugnis'
import { requestLetter } from './request-letter.ts'
import { sentenceWith, wordingsFor } from './testing/wordings.ts'

const letter = `Beispiel GmbH, Hafenweg 3, 20457 Hamburg

Arbeitszeugnis

Frau Ina Lenz war vom 1. Mai 2018 bis zum 31. Mai 2024 als Buchhalterin bei uns beschäftigt.

Frau Lenz erledigte ihre Aufgaben sorgfältig
und zuverlässig. Sie erledigte ihre Aufgaben zu unserer vollen Zufriedenheit.

Ihr Verhalten gegenüber Vorgesetzten und Kollegen war einwandfrei.

Wir danken ihr und wünschen ihr alles Gute.

Hamburg, 31. Mai 2024`

const wordings = (text = letter) => wordingsFor(text)

describe('the letter to the employer', () => {
  const { sentences, facts } = wordings()
  const formula = sentenceWith(sentences, 'Zufriedenheit')
  const careful = sentenceWith(sentences, 'sorgfältig')
  const chosen = [
    { ...careful, text: '', sentence: careful, offered: undefined },
    { ...formula, text: formula.wordings[0]?.text ?? '', sentence: formula, offered: formula.wordings[0] },
  ]
  const letterIn = (language: 'de' | 'en') => requestLetter({ language, chosen, facts, today: '2026-11-28' })

  it('names place, wording, wish and basis, asks for evidence above satisfactory, and promises nothing', () => {
    const text = letterIn('de')
    expect(text).toContain('Beispiel GmbH')
    expect(text).toContain(
      '1. Zur Arbeitsweise steht dort: „Frau Lenz erledigte ihre Aufgaben sorgfältig und zuverlässig.“\nBitte lassen Sie diesen Satz weg.',
    )
    expect(text).toContain(
      '2. Zur Leistung insgesamt steht dort: „Sie erledigte ihre Aufgaben zu unserer vollen Zufriedenheit.“\nBitte schreiben Sie: „Sie erledigte ihre Aufgaben stets zu unserer vollen Zufriedenheit.“\nSo wird dieser Wortlaut gelesen: BAG, 18.11.2014, 9\u00a0AZR\u00a0584/13. „Zur vollen Zufriedenheit“ steht für befriedigend, „stets“ hebt um eine Stufe, „vollste“ um eine weitere.\nWorauf ich diese Bitte stütze, erläutere ich Ihnen gern: [',
    )
    expect(text).not.toMatch(/weise ich nach|Brauch/)
    expect(text.match(/erläutere ich/g)).toHaveLength(1)
    expect(text).toContain('Das Datum der ersten Fassung soll bleiben')
  })

  it('names no custom as its ground, and no ground twice over', () => {
    const conduct = { ...careful, grade: 3 as const }
    const wording = careful.wordings[0]
    const text = requestLetter({
      ...{ language: 'de', facts, today: '2026-11-28' },
      chosen: [{ ...conduct, text: wording?.text ?? '', sentence: careful, offered: wording }],
    })
    expect(text).toContain('Bitte schreiben Sie:')
    expect(text).not.toContain('Grundlage')
    expect(text).not.toContain('Zeitfaktor')
  })

  it('is filled with what the reference says: date, address and name', () => {
    const text = letterIn('de')
    expect(text).toContain('Ina Lenz\n[Ihre Anschrift]')
    expect(text).toContain('Beispiel GmbH\nHafenweg 3\n20457 Hamburg')
    expect(text).toContain('meines Zeugnisses vom 31.\u00a0Mai\u00a02024')
    expect(text).toMatch(/Grüßen\nIna Lenz$/)
  })

  it('keeps a place for what the reference does not say', () => {
    const bare = wordings(letter.replace(', Hafenweg 3, 20457 Hamburg', '').replace('Hamburg, 31. Mai 2024', ''))
    const text = requestLetter({ language: 'de', chosen, facts: bare.facts, today: '2026-11-28' })
    expect(text).toContain('Beispiel GmbH\n[Anschrift des Arbeitgebers]')
    expect(text).toContain('vom [Datum des Zeugnisses]')
  })

  it('cites the ruling on conduct as the page does', () => {
    const sentence = sentenceWith(sentences, 'einwandfrei')
    const [offered] = sentence.wordings
    expect(offered?.basis.de.source).toContain('352/04')
    const text = requestLetter({
      language: 'de',
      facts,
      today: '2026-11-28',
      chosen: [{ ...sentence, text: offered?.text ?? '', sentence, offered }],
    })
    expect(text).toContain('So wird dieser Wortlaut gelesen: BAG, 21.06.2005, 9\u00a0AZR\u00a0352/04.')
  })

  it('is written in English where that is asked for, and quotes in German', () => {
    const text = letterIn('en')
    expect(text).toContain('28\u00a0November\u00a02026')
    expect(text).toContain('Please write instead: „Sie erledigte ihre Aufgaben stets zu unserer vollen Zufriedenheit.“')
    expect(text).not.toContain('Grundlage')
  })

  it('leaves everything else of the reference as it is', () => {
    const changed = withReplacements(letter, [{ ...formula, text: formula.wordings[0]?.text ?? '' }])
    expect(changed.replace('stets zu unserer vollen', 'zu unserer vollen')).toBe(letter)
  })
})
