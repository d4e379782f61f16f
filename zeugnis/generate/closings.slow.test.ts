import { expect, it } from 'vitest'
import { isWhole } from '../../tests/support/extent.ts'
import { analyse, generate, type ZeugnisSpec } from '../index.ts'
import { grades } from '../model/grade.ts'
import { type LeavingReason, leavingReasons } from '../model/spec.ts'

const SEEDS = isWhole ? 40 : 12
const spec: ZeugnisSpec = {
  ...{ kind: 'qualifiziert', language: 'de', person: { address: 'frau', firstName: 'Ina', lastName: 'Wolf' }, overall: 2 },
  ...{ employer: { name: 'Beispiel GmbH', city: 'Hamburg' }, job: { title: 'Gärtnerin' }, tasks: ['Pflege der Beete'] },
  ...{ from: '2019-03-01', to: '2026-10-31', issued: '2026-10-31', occasion: 'versetzung' },
  signers: [{ name: 'Ute Hansen', position: 'Inhaberin' }],
}

it.each([
  ['qualifiziert', 'eigenerWunsch'],
  ['qualifiziert', 'betriebsbedingt'],
  ['qualifiziert', 'ruhestand'],
  ['ausbildung', 'abschluss'],
  ['zwischen', 'ohneAngabe'],
] as const)('the closing of a letter (%s, %s) is read with the grade that it was written with', (kind, reason) => {
  for (const overall of grades)
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const { plainText, parts } = generate({ ...spec, kind, reason, overall }, seed)
      const read = analyse(plainText)
      const found = read.isReference
        ? read.sentences.flatMap(({ dimension, grade }) => (dimension === 'schlussformel' && grade !== null ? [grade] : []))
        : []
      // The poorest closings say nothing that could be read.
      expect(
        found.filter((grade) => grade !== overall),
        parts.find(({ part }) => part === 'schluss')?.sentences[0]?.text,
      ).toEqual([])
      if (overall < 5) expect(found).not.toEqual([])
    }
})

it.each(grades)('an interim reference of grade %s that the person asked for says whose wish it was, and never makes it the employer’s', (overall) => {
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const { parts } = generate({ ...spec, kind: 'zwischen', occasion: 'eigenerWunsch', overall }, seed)
    const [first] = parts.find(({ part }) => part === 'schluss')?.sentences ?? []
    expect(first?.text).toMatch(
      /^(?:Dieses Zwischenzeugnis (?:stellen wir|wurde) auf Wunsch von Frau Wolf aus|Frau Wolf hat um dieses Zwischenzeugnis gebeten)/,
    )
    const changed = generate({ ...spec, kind: 'zwischen', occasion: 'fuehrungswechsel', overall }, seed)
    expect(changed.parts.find(({ part }) => part === 'schluss')?.sentences[0]?.text).not.toContain('eigenen Wunsch')
  }
})

/** What a closing must not say for a reason, in either language. */
const contradictory: Readonly<Record<LeavingReason, RegExp>> = {
  eigenerWunsch: /Einvernehmen|betriebsbedingt|Befristung|Ruhestand|redundan|fixed-term|retire/i,
  einvernehmlich: /eigenen Wunsch|own (?:accord|request)|chosen|decided|resign|Ruhestand|retire/i,
  betriebsbedingt: /bedauern dies|eigenen Wunsch|own (?:accord|request)|chosen|decided|resign|sorry to (?:lose|see)|regret|Ruhestand|retire/i,
  befristung: /eigenen Wunsch|own (?:accord|request)|chosen|decided|resign|Ruhestand|retire/i,
  ruhestand:
    /eigenen Wunsch|Erfolg|beruflich|Zukunft|own (?:accord|request)|resign|success|recommend|employer|role|career|position|work with (?:her|him|them) again/i,
  abschluss: /bedauern|eigenen Wunsch|own (?:accord|request)|resign|Ruhestand|retire|regret/i,
  uebernahme: /bedauern|eigenen Wunsch|own (?:accord|request)|resign|Ruhestand|retire|regret|recommend|Zukunft/i,
  ohneAngabe: /eigenen Wunsch|own (?:accord|request)|chosen|decided|resign|Ruhestand|retire|betriebsbedingt|redundan/i,
}

it.each(leavingReasons)('a farewell does not contradict the reason %s, in any grade and language', (reason) => {
  const isOfTraining = reason === 'abschluss' || reason === 'uebernahme'
  for (const kind of isOfTraining ? (['ausbildung'] as const) : (['qualifiziert', 'ausbildung', 'einfach'] as const))
    for (const language of ['de', 'en'] as const)
      for (const overall of grades)
        for (const issued of ['2026-09-30', '2026-10-31', '2026-11-15'])
          for (let seed = 0; seed < 10; seed += 1) {
            const { parts } = generate({ ...spec, kind, language, reason, overall, issued }, seed)
            const closing = parts.find(({ part }) => part === 'schluss')?.sentences.map(({ text }) => text) ?? []
            expect(closing.join(' ')).not.toMatch(contradictory[reason])
            expect(closing.join(' ')).toMatch(/31/)
          }
})

it.each(['de', 'en'] as const)('whoever retires is wished well in retirement (%s)', (language) => {
  for (const overall of [1, 2, 3, 4] as const)
    expect(generate({ ...spec, language, overall, reason: 'ruhestand' }).plainText).toMatch(
      /in den Ruhestand[\s\S]*neuen Lebensabschnitt|retired on[\s\S]* retirement/,
    )
})
