import type { StoredCompany } from '#services/reports'
import type { Locale } from '#words/locales'
import { letterFacts } from '#zeugnis/letter-facts'
import { analyseText } from '../reading/analyse-text.ts'
import { makeReading } from '../reading/make-reading.ts'
import { observe } from './observations.ts'
import type { Report, ReportCompany, ReportLetter } from './report.ts'
import { spansBetween } from './time-spans.ts'

/** Reads the references of one applicant and compares them. Throws a `RangeError` for a text that is no reference. */
export function buildReport(stored: readonly StoredCompany[], locale: Locale): Report {
  const companies = stored.flatMap((company) => readCompany(company, locale)).sort((a, b) => (a.from ?? '9').localeCompare(b.from ?? '9'))
  const spans = spansBetween(companies)
  return { companies, spans, observations: observe(companies, spans, locale) }
}

function readLetter(text: string, locale: Locale): ReportLetter {
  const analysis = analyseText(text)
  if (!analysis.isReference) throw new RangeError(`No reference: ${analysis.problem}`)
  return { text, facts: letterFacts(text, analysis), reading: makeReading(text, analysis, locale) }
}

function readCompany({ id, name, letters: texts }: StoredCompany, locale: Locale): ReportCompany[] {
  const unordered = texts.map((text) => readLetter(text, locale))
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
