import { describe, expect, it } from 'vitest'
import { protectedTraits } from '../lexicon/protected-traits.ts'
import type { Finding } from '../model/match.ts'
import { SAMPLE_DAY, samplePool } from '../pool/sample-pool.ts'
import { readSentence } from '../sentence/read-sentence.ts'
import { search } from './search.ts'

const find = (sentence: string, today = SAMPLE_DAY) => search(samplePool, readSentence(sentence), today)
const found = (sentence: string) => find(sentence).matches.map(({ number }) => number)

/** `proved`, a doubt, or `silent`. */
const said = (finding: Finding | undefined) => (finding?.status === 'unclear' ? finding.doubt : finding?.status)

function saidOf(sentence: string, number: number) {
  return find(sentence)
    .matches.find((match) => match.number === number)
    ?.findings.map(said)
}

describe('evidence', () => {
  const sentence = 'Bilanzbuchhalterin oder Bilanzbuchhalter, HGB, DATEV, Raum Lübeck, auch in Teilzeit'

  it('is the passage, its field and the words in it', () => {
    const match = find(sentence).matches.find(({ number }) => number === 2107)
    const [title, hgb] = match?.findings ?? []
    // The qualification is a protected exam: having kept the general ledger does not show it.
    expect(title).toMatchObject({ status: 'proved', evidence: { place: 'qualifications', passage: 'Geprüfte Bilanzbuchhaltung (IHK), 2018' } })
    expect(hgb).toMatchObject({ status: 'proved', evidence: { place: 'duties', index: 0 } })
    if (hgb?.status !== 'proved') throw new Error('HGB is proved')
    expect(hgb.evidence.passage.slice(...hgb.evidence.span)).toBe('HGB')
  })

  it.each([
    [1884, ['proved', 'proved', 'proved', 'elsewhere', 'proved']],
    [1986, ['silent', 'limited', 'proved', 'proved', 'proved']],
    [2065, ['silent', 'proved', 'keyword', 'proved', 'proved']],
    [2107, ['proved', 'proved', 'proved', 'proved', 'proved']],
    [2260, ['wish', 'proved', 'keyword', 'proved', 'other']],
  ])('application %i', (number, findings) => {
    expect(saidOf(sentence, number)).toEqual(findings)
  })

  it('is the same for a sentence in the other language, and in applications written in English', () => {
    expect(found('payroll')).toEqual(found('Lohnbuchhaltung'))
    expect(found('Entgeltabrechnung')).toEqual(found('Lohnbuchhaltung'))
    expect(saidOf('Staplerschein', 2119)).toEqual(['proved'])
  })

  it('of a minimum is measured', () => {
    expect(saidOf('Lohnbuchhaltung mit 3 Jahren Erfahrung', 1902)).toEqual(['proved'])
    expect(saidOf('Lohnbuchhaltung mit 8 Jahren Erfahrung', 1902)).toEqual(['less'])
    expect(saidOf('Lager, Englisch B2', 2119)).toEqual(['proved', 'proved'])
    expect(saidOf('Lager, Deutsch B2', 2119)).toEqual(['proved', 'less'])
    expect(saidOf('Kommissionierung, Teilzeit ab 25 Stunden', 1953)).toEqual(['proved', 'less'])
    expect(saidOf('Bilanzbuchhaltung, ab Februar 2027', 1884)).toEqual(['proved', 'proved'])
    expect(saidOf('Bilanzbuchhaltung, ab sofort', 1884)).toEqual(['proved', 'later'])
  })

  it('is not what a text denies', () => {
    expect(saidOf('Photovoltaik, Pflegehilfe, Wundversorgung', 2133)).toEqual(['silent', 'proved', 'limited'])
  })

  it('is silence where nothing is said, and silence is no no', () => {
    expect(saidOf('Grafikdesign, Vollzeit', 2142)).toEqual(['proved', 'silent'])
  })
})

describe('the list', () => {
  it('stands in the order of receipt and holds no score', () => {
    const { matches } = find('Excel, SAP, DATEV')
    expect(matches.map(({ received }) => received)).toEqual(matches.map(({ received }) => received).sort())
    for (const match of matches) expect(Object.keys(match)).toEqual(['number', 'received', 'language', 'region', 'findings'])
  })

  it('holds nobody who only lives near or works part-time, unless nothing else is asked for', () => {
    expect(found('Grafikdesign, Teilzeit')).toEqual([2142])
    expect(found('Rostock').length).toBeGreaterThan(0)
  })

  it('is opened by a must, not by a wish', () => {
    expect(found('Grafikdesign, gern Excel')).toEqual([2142])
  })

  it('leaves out whose consent has ended or was withdrawn, and counts them', () => {
    const { matches, searched, unsearched } = find('Bilanzbuchhaltung')
    expect(matches.map(({ number }) => number)).not.toContain(1842)
    expect([searched + unsearched, unsearched]).toEqual([samplePool.applications.length, 3])
    expect(find('Bilanzbuchhaltung', '2026-11-03').matches.map(({ number }) => number)).toContain(1842)
    expect(find('Bilanzbuchhaltung', '2030-01-01').matches).toEqual([])
  })

  it('is the same every time and survives JSON', () => {
    const result = find('Pflege, Raum Lübeck')
    expect(JSON.parse(JSON.stringify(result))).toEqual(result)
    expect(find('Pflege, Raum Lübeck')).toEqual(result)
  })
})

it('refuses a profile that aims at a protected trait, however it was made', () => {
  const requirement = { id: 'x', field: 'text', weight: 'must', text: 'unter 35', concepts: [], isArea: false, minimum: null } as const
  expect(() => search(samplePool, { requirements: [requirement] }, SAMPLE_DAY)).toThrow('protected-trait (unter 35)')
})

it('every evidence points at words that stand in the application', () => {
  const sentences = ['Excel', 'Teilzeit', 'Raum Hamburg', 'Englisch B2', '2 Jahre Berufserfahrung', 'Leitung', 'Führerschein B', 'Schicht', 'team']
  for (const { findings } of sentences.flatMap((sentence) => [...find(sentence).matches])) {
    for (const finding of findings) {
      if (finding.status === 'silent') continue
      const { passage, span } = finding.evidence
      expect(passage.slice(...span).trim()).not.toBe('')
      expect(span[1]).toBeLessThanOrEqual(passage.length)
    }
  }
})

it('takes time that grows with the pool only', () => {
  const many = { ...samplePool, applications: Array.from({ length: 50 }, () => samplePool.applications).flat() }
  expect(search(many, readSentence('Pflege, HGB, Raum Lübeck'), SAMPLE_DAY).matches).toHaveLength(
    50 * find('Pflege, HGB, Raum Lübeck').matches.length,
  )
})

describe('the sample pool', () => {
  const texts = samplePool.applications.map(({ consents: _, ...application }) => application)

  it('holds about forty applications, each number once', () => {
    expect(texts.length).toBeGreaterThanOrEqual(40)
    expect(new Set(texts.map(({ number }) => number)).size).toBe(texts.length)
  })

  it('says nothing of protected traits', () => {
    const strings = texts.flatMap((application) => JSON.stringify(application).match(/"[^"]*"/g) ?? [])
    for (const text of strings) expect(readSentence(text).refused, text).toEqual([])
    expect(protectedTraits.map(({ trait }) => trait)).toEqual(['age', 'sex', 'origin', 'religion', 'disability', 'sexual-identity', 'family'])
  })

  it('gives every consent its person and a day after the first one', () => {
    for (const { number, consents } of samplePool.applications)
      for (const { application, given, until } of consents) expect([application, given < until]).toEqual([number, true])
  })
})
