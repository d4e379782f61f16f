import { expect, it } from 'vitest'
import { analyse, generate, type ZeugnisSpec } from '../index.ts'
import { grades } from '../model/grade.ts'

const spec: ZeugnisSpec = {
  ...{ kind: 'qualifiziert', language: 'de', person: { address: 'frau', firstName: 'Ina', lastName: 'Wolf' }, overall: 2 },
  ...{ employer: { name: 'Beispiel GmbH', city: 'Hamburg' }, job: { title: 'Gärtnerin' }, tasks: ['Pflege der Beete'] },
  ...{ from: '2019-03-01', to: '2026-10-31', issued: '2026-10-31', occasion: 'versetzung' },
  signers: [{ name: 'Ute Hansen', position: 'Inhaberin' }],
}

it.each([
  ['qualifiziert', 'eigenerWunsch'],
  ['qualifiziert', 'betriebsbedingt'],
  ['ausbildung', 'abschluss'],
  ['zwischen', 'ohneAngabe'],
] as const)('the closing of a letter (%s, %s) is read with the grade that it was written with', (kind, reason) => {
  for (const overall of grades)
    for (let seed = 0; seed < 40; seed += 1) {
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
  for (let seed = 0; seed < 40; seed += 1) {
    const { parts } = generate({ ...spec, kind: 'zwischen', occasion: 'eigenerWunsch', overall }, seed)
    const [first] = parts.find(({ part }) => part === 'schluss')?.sentences ?? []
    expect(first?.text).toMatch(
      /^(?:Dieses Zwischenzeugnis (?:stellen wir|wurde) auf Wunsch von Frau Wolf aus|Frau Wolf hat um dieses Zwischenzeugnis gebeten)/,
    )
    const changed = generate({ ...spec, kind: 'zwischen', occasion: 'fuehrungswechsel', overall }, seed)
    expect(changed.parts.find(({ part }) => part === 'schluss')?.sentences[0]?.text).not.toContain('eigenen Wunsch')
  }
})
