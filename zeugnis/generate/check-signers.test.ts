import { describe, expect, it } from 'vitest'
import type { ZeugnisSpec } from '../model/spec.ts'
import { signerWarnings } from './check-signers.ts'

const spec: Omit<ZeugnisSpec, 'signers'> = {
  ...{ kind: 'qualifiziert', language: 'de', person: { address: 'frau', firstName: 'Ida', lastName: 'Brandt' }, overall: 2 },
  ...{ employer: { name: 'Hansen Kühllogistik AG', city: 'Bremerhaven' }, job: { title: 'Disponentin' }, tasks: ['Tourenplanung'] },
  ...{ from: '2019-03-01', to: '2026-10-31', issued: '2026-10-31' },
}

const found = (positions: readonly string[], changes: Partial<ZeugnisSpec> = {}) =>
  signerWarnings({ ...spec, signers: positions.map((position, at) => ({ name: `Ute Hansen ${at}`, position })), ...changes })

describe('the office of who signs', () => {
  it.each(['Geschäftsführerin', 'Geschäftsführer Logistik', 'Managing Director'])('is none that an AG has: %s', (position) => {
    expect(found(['Vorständin', position])).toEqual([{ code: 'office-unknown', field: 'signers.1.position' }])
  })

  it.each(['Vorstand', 'Personalleiterin', 'Leiterin der Geschäftsstelle'])('may be any other: %s', (position) =>
    expect(found([position])).toEqual([]),
  )

  it.each(['Hansen GmbH', 'Hansen AG & Co. KG', 'Verlag', 'HANSENAG', 'Ärzte-AG e. V.'])('is not asked about at %s', (name) => {
    expect(found(['Geschäftsführerin'], { employer: { name, city: 'Bremen' } })).toEqual([])
  })
})

describe('a letter of training', () => {
  const training: Partial<ZeugnisSpec> = { kind: 'ausbildung', employer: { name: 'Hotel Alster GmbH', city: 'Hamburg' } }

  it('asks for the signature of who trained (§ 16 Abs. 1 BBiG)', () => {
    expect(found(['Hoteldirektor'], training)).toEqual([{ code: 'trainer-missing' }])
  })

  it.each(['Küchenchef und Ausbilder', 'Leiterin der Ausbildung', 'Training Supervisor'])('has it in %s', (position) => {
    expect(found(['Hoteldirektor', position], training)).toEqual([])
  })
})

it('nobody signs twice, nor their own letter', () => {
  const named = (names: readonly string[]) => found([], { signers: names.map((name) => ({ name, position: 'Leitung' })) })
  expect(named(['Ute Hansen', ' ute hansen'])).toEqual([{ code: 'same-person', field: 'signers.1.name' }])
  expect(named(['Ida Brandt'])).toEqual([{ code: 'same-person', field: 'signers.0.name' }])
})
