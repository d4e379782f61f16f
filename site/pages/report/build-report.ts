import type { ReadCompany } from '#services/reports'
import type { Locale } from '#words/interface'
import type { ReadLetter } from '#zeugnis'
import { makeReading } from '../../reading/make-reading.ts'
import { observe } from './observations.ts'
import type { Report, ReportCompany, ReportLetter } from './report.ts'
import { spansBetween } from './time-spans.ts'

/** Compares the references of one applicant, which have been read. */
export function buildReport(read: readonly ReadCompany[], locale: Locale): Report {
  const views = read.flatMap((company) => viewOf(company, locale)).sort((a, b) => (a.from ?? '9').localeCompare(b.from ?? '9'))
  const unnamed = views.filter(({ name }) => name === null)
  const companies = views.map((view) => ({ ...view, name: view.name ?? unnamed.indexOf(view) + 1 }))
  const spans = spansBetween(companies)
  return { companies, spans, observations: observe(companies, spans, locale) }
}

function letterView({ text, facts, analysis }: ReadLetter, locale: Locale): ReportLetter {
  return { text, facts, reading: makeReading(text, analysis, locale) }
}

type View = Omit<ReportCompany, 'name'> & Pick<ReadCompany, 'name'>

function viewOf({ id, name, letters: read }: ReadCompany, locale: Locale): View[] {
  const unordered = read.map((letter) => letterView(letter, locale))
  const [first, ...others] = unordered.toSorted((a, b) => (a.facts.issued ?? '').localeCompare(b.facts.issued ?? ''))
  if (!first) return []
  const letters = [first, ...others] as const
  return [{ id, name, letters, from: earliest(letters), to: latest(letters) }]
}

function earliest(letters: readonly ReportLetter[]) {
  return letters.flatMap(({ facts }) => facts.from ?? []).sort()[0] ?? null
}

function latest(letters: readonly ReportLetter[]) {
  return (
    letters
      .flatMap(({ facts }) => facts.to ?? [])
      .sort()
      .at(-1) ?? null
  )
}
