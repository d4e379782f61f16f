import { beforeAll, describe, expect, it } from 'vitest'
import { readReportSamples } from '#words'
import { sampleCompanies } from '../../route-table/sample-companies.ts'
import { buildReport } from './build-report.ts'
import { lettersOf, type Observation, type Report } from './report.ts'
import { readCompanies } from './sample.server.ts'
import { monthsBetween } from './time-spans.ts'

/** The report on these letters. */
function reportOn(texts: readonly string[], locale: 'de' | 'en'): Report {
  return buildReport(readCompanies(texts), locale)
}

let report: Report
beforeAll(async () => {
  report = reportOn(await readReportSamples(), 'de')
})

interface Words {
  readonly issuer: string
  readonly period: string
  readonly summary?: string
  readonly issued: string
  readonly heading?: string
}

function letter({ issuer, period, summary = 'stets zu unserer vollen Zufriedenheit', issued, heading = 'Arbeitszeugnis' }: Words): string {
  const verb = heading === 'Zwischenzeugnis' ? 'ist' : 'war'
  return `${issuer}\nHauptstraße 1, 20457 Hamburg\n\n${heading}\n\nFrau [Person A] ${verb} ${period} als Buchhalterin in unserem Haus tätig.\n\nSie erledigte alle Aufgaben ${summary}.\n\nWir danken ihr für die gute Zusammenarbeit und wünschen ihr alles Gute.\n\nHamburg, ${issued}\n\n[Person B]\nLeiterin der Verwaltung`
}

const kindsOf = ({ observations }: Report) => observations.map(({ kind }) => kind)
const ofKind = <K extends Observation['kind']>({ observations }: Report, kind: K) =>
  observations.filter((one): one is Extract<Observation, { kind: K }> => one.kind === kind)

it('counts the companies of no name by the order of time', () => {
  const words = { issued: '31. Mai 2024', period: 'vom 1. Juni 2021 bis zum 31. Mai 2024' }
  const texts = [letter({ ...words, issuer: '' }), letter({ ...words, issuer: '', period: 'vom 1. Mai 2019 bis zum 31. Mai 2020' })].map((text) =>
    text.slice(text.indexOf('Arbeitszeugnis')),
  )
  const { companies } = reportOn(texts, 'de')
  expect(companies.map(({ name, from }) => [name, from])).toEqual([
    [1, '2019-05-01'],
    [2, '2021-06-01'],
  ])
})

describe('the sample report', () => {
  it('has the companies of the route table, in the order of time, with all their letters', () => {
    expect(report.companies.map(({ id }) => id)).toEqual([...sampleCompanies])
    expect(report.companies.map(({ letters }) => letters.map(({ reading }) => reading.kind))).toEqual([
      ['qualifiziert'],
      ['qualifiziert'],
      ['zwischen', 'qualifiziert'],
      ['zwischen'],
    ])
  })

  it('shows one gap, one overlap, one contradiction, and an interim reference that the final one falls behind', () => {
    expect(report.spans.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['gap', '2019-09-12', '2019-12-31'],
      ['overlap', '2023-06-01', '2023-06-30'],
    ])
    expect(ofKind(report, 'contradiction')).toMatchObject([
      { company: { id: 'nordbeck-maschinenbau' }, dimension: 'fachwissen', grade: 1, summary: 3 },
    ])
    expect(ofKind(report, 'binding').map(({ company, outcome }) => [company.id, outcome])).toEqual([
      ['alster-sued-kliniken', 'worse'],
      ['hansen-kuehllogistik', 'open'],
    ])
  })

  it('holds no name: who is meant and who signs are replaced', () => {
    for (const { text } of lettersOf(report)) {
      expect(text.match(/(?:Frau|Herrn?) (?!\[Person [A-Z]\])/g)).toBeNull()
      expect(text).toMatch(/\n\[Person [B-F]\]\n/)
    }
  })

  it('reads what was replaced as a name: no sentence stays open for it', () => {
    for (const { reading } of lettersOf(report)) expect(reading.findings.flatMap(({ unknown }) => unknown)).not.toContain('A')
  })
})

describe('employments', () => {
  it('that follow each other leave no gap, nor do a few days', () => {
    const joined = reportOn(
      [
        letter({ issuer: 'Behn KG', period: 'vom 1. August 2012 bis zum 31. März 2016', issued: '31. März 2016' }),
        letter({ issuer: 'Nordbeck AG', period: 'vom 15. April 2016 bis zum 31. Mai 2018', issued: '31. Mai 2018' }),
      ],
      'de',
    )
    expect(joined.spans).toEqual([])
    expect(kindsOf(joined)).toEqual([])
  })

  it('inside of a longer one end with themselves', () => {
    const { spans } = reportOn(
      [
        letter({ issuer: 'Behn KG', period: 'vom 1. August 2012 bis zum 31. März 2016', issued: '31. März 2016' }),
        letter({ issuer: 'Nordbeck AG', period: 'vom 1. Januar 2014 bis zum 30. Juni 2014', issued: '30. Juni 2014' }),
        letter({ issuer: 'Hansen SE', period: 'vom 1. April 2016 bis zum 31. März 2017', issued: '31. März 2017' }),
      ],
      'de',
    )
    expect(spans.map(({ kind, from, to }) => [kind, from, to])).toEqual([['overlap', '2014-01-01', '2014-06-30']])
  })

  it('of one company are one, and a final reference that keeps the grade of the interim one is said so', () => {
    const { companies, observations } = reportOn(
      [
        letter({ issuer: 'Behn KG', period: 'vom 1. August 2012 bis zum 31. März 2016', issued: '31. März 2016' }),
        letter({ issuer: 'Behn KG', period: 'seit dem 1. August 2012', issued: '1. Mai 2014', heading: 'Zwischenzeugnis' }),
      ],
      'de',
    )
    expect(companies).toMatchObject([{ id: 'behn', from: '2012-08-01', to: '2016-03-31', letters: [{ reading: { kind: 'zwischen' } }, {}] }])
    expect(observations).toMatchObject([{ kind: 'binding', outcome: 'kept', basis: { source: 'BAG, 16.10.2007, 9\u00a0AZR\u00a0248/07' } }])
  })

  it('whose grades differ by one and more are compared', () => {
    const compared = reportOn(
      [
        letter({ issuer: 'Behn KG', period: 'vom 1. August 2012 bis zum 31. März 2016', issued: '31. März 2016' }),
        letter({
          issuer: 'Nordbeck AG',
          period: 'vom 1. April 2016 bis zum 31. Mai 2018',
          summary: 'zu unserer Zufriedenheit',
          issued: '31. Mai 2018',
        }),
      ],
      'en',
    )
    expect(ofKind(compared, 'change')).toMatchObject([{ dimension: 'gesamtbeurteilung', steps: [{ grades: [2] }, { grades: [4] }] }])
  })
})

it('months are counted as people say them', () => {
  expect(monthsBetween('2019-09-12', '2019-12-31')).toBe(4)
  expect(monthsBetween('2023-06-01', '2023-06-28')).toBe(1)
})

it('a text that is no reference is refused', () => {
  expect(() => readCompanies(['Sehr geehrte Frau Muster, wir laden Sie zum Sommerfest ein.'])).toThrow(RangeError)
})
