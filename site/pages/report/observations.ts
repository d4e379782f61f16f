import type { Locale } from '#words/interface'
import { type Dimension, dimensions } from '#zeugnis'
import { basisView } from '../../reading/make-reading.ts'
import type { BasisView } from '../../reading/reading.ts'
import type { Observation, ReportCompany, ReportLetter, TimeSpan } from './report.ts'

/** A change is worth a line from a whole grade on, and so many changes are enough. */
const CHANGE = 1
const MOST_CHANGES = 3

const custom: BasisView = { kind: 'custom', source: null, note: '' }

/** An interim reference binds for the final one over the same time. */
const binding = { kind: 'court', court: 'BAG', date: '2007-10-16', number: '9 AZR 248/07', note: { de: '', en: '' } } as const

/** What the comparison of the references shows: dates first, then contradictions, changes and what an interim reference binds. */
export function observe(companies: readonly ReportCompany[], spans: readonly TimeSpan[], locale: Locale): Observation[] {
  return [
    ...spans.map((span) => ({ ...span, basis: custom })),
    ...companies.flatMap(dateObservations),
    ...companies.flatMap(contradictionsOf),
    ...changesOf(companies),
    ...companies.flatMap((company) => bindingOf(company, basisView(binding, locale))),
  ]
}

function dateObservations(company: ReportCompany): Observation[] {
  return company.letters.flatMap(({ reading }) =>
    reading.defects.flatMap(({ code, explanation, basis }) =>
      code === 'odd-end-date' || code === 'date-late' ? [{ kind: 'date' as const, code, company, explanation, basis }] : [],
    ),
  )
}

function contradictionsOf(company: ReportCompany): Observation[] {
  return company.letters.flatMap(({ reading }) => reading.contradictions.map((one) => ({ kind: 'contradiction' as const, company, ...one })))
}

type Change = Extract<Observation, { kind: 'change' }>

/** The dimensions whose grade changes most from company to company. */
function changesOf(companies: readonly ReportCompany[]): Change[] {
  return dimensions
    .map((dimension) => ({ dimension, steps: companies.flatMap((company) => stepOf(company, dimension)) }))
    .map((change) => ({ ...change, size: sizeOf(change.steps) }))
    .filter(({ size }) => size >= CHANGE)
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST_CHANGES)
    .map(({ dimension, steps }) => ({ kind: 'change', dimension, steps, basis: custom }))
}

function stepOf(company: ReportCompany, dimension: Dimension): Change['steps'][number][] {
  const grades = company.letters.flatMap(({ reading }) => reading.profile.find((one) => one.dimension === dimension)?.grade ?? [])
  return grades.length === 0 ? [] : [{ company, grades }]
}

function sizeOf(steps: Change['steps']): number {
  const last = steps.flatMap(({ grades }) => grades.at(-1) ?? [])
  return Math.max(0, ...last.slice(1).map((grade, index) => Math.abs(grade - (last[index] ?? grade))))
}

/** What became of an interim reference in the final one of the same company. */
function bindingOf(company: ReportCompany, basis: BasisView): Observation[] {
  const interim = company.letters.findLast(({ reading }) => reading.kind === 'zwischen')
  if (!interim) return []
  const final = company.letters.findLast(({ reading }) => reading.kind !== 'zwischen') ?? null
  return [{ kind: 'binding', outcome: final ? outcomeOf(interim, final) : 'open', company, interim, final, basis }]
}

function outcomeOf(interim: ReportLetter, final: ReportLetter): 'kept' | 'worse' {
  const [before, after] = [interim.reading.overall.grade, final.reading.overall.grade]
  return before !== null && after !== null && after > before ? 'worse' : 'kept'
}
