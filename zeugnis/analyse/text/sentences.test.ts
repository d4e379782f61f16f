import { describe, expect, it } from 'vitest'
import { fold } from '#language'
import { normalise } from './normalise.ts'
import { sentences } from './sentences.ts'

const split = (text: string) => sentences(normalise(text)).map((sentence) => sentence.text)

describe('sentences', () => {
  it.each([
    ['Frau Dr. Brandt war da. Sie ging.', ['Frau Dr. Brandt war da.', 'Sie ging.']],
    ['Er war vom 1. März 2019 bis zum 31. Oktober 2026 tätig. Er ging.', ['Er war vom 1. März 2019 bis zum 31. Oktober 2026 tätig.', 'Er ging.']],
    ['Er kam am 31.10.2026. Dann ging er.', ['Er kam am 31.10.2026.', 'Dann ging er.']],
    ['Sie pflegte z. B. Kunden. Das war gut.', ['Sie pflegte z. B. Kunden.', 'Das war gut.']],
    ['Er half i. d. R. gern. Danke.', ['Er half i. d. R. gern.', 'Danke.']],
    ['M. Roth führte i. V. das Haus. Gut.', ['M. Roth führte i. V. das Haus.', 'Gut.']],
    ['Zu den Aufgaben gehörten:\n- Kasse\n- Lager\n\nSie war gut.', ['Zu den Aufgaben gehörten:', '- Kasse', '- Lager', 'Sie war gut.']],
    ['Sie sagte: „Gut.“ Er ging.', ['Sie sagte: „Gut.“', 'Er ging.']],
    ['Die Note war „gut“. Wir danken ihm.', ['Die Note war „gut“.', 'Wir danken ihm.']],
    ['Man schätzte ihre freundliche Art. Sie ging.', ['Man schätzte ihre freundliche Art.', 'Sie ging.']],
    ['Er wandte Art. 9 an. Gut.', ['Er wandte Art. 9 an.', 'Gut.']],
    ['Eine Zeile\nbricht um. Die nächste nicht.', ['Eine Zeile bricht um.', 'Die nächste nicht.']],
    ['Zeugnis\nFrau Lenz war da.', ['Zeugnis', 'Frau Lenz war da.']],
    ['Sie war stets\n\nSeite 2 von 3\n\nzuverlässig. Sie ging.', ['Sie war stets zuverlässig.', 'Sie ging.']],
    ['', []],
    [' \n\n ', []],
  ])('%j', (text, expected) => {
    expect(split(text)).toEqual(expected.map(fold))
  })

  it('says where a sentence stood in the text as given', () => {
    const given = 'Erster Satz.\r\n\r\nZur voll\u00adsten Zufrieden-\r\nheit. Ende.'
    const second = sentences(normalise(given))[1]
    expect(second?.text).toBe('Zur vollsten Zufriedenheit.')
    expect(given.slice(second?.start, second?.end)).toBe('Zur voll\u00adsten Zufrieden-\r\nheit.')
  })
})
