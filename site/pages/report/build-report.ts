import type { Locale } from '#words/locales'
import { letterFacts } from '#zeugnis/letter-facts'
import { analyseText } from '../reading/analyse-text.ts'
import { makeReading } from '../reading/make-reading.ts'
import { observe } from './observations.ts'
import type { Report, ReportCompany, ReportLetter } from './report.ts'
import { spansBetween } from './time-spans.ts'

/** Reads the references of one applicant and compares them. Throws a `RangeError` for a text that is no reference. */
export function buildReport(texts: readonly string[], locale: Locale): Report {
  const letters = texts.map((text) => readLetter(text, locale))
  const byIssuer = Map.groupBy(letters, ({ facts, text }) => facts.issuer ?? text)
  const companies = [...byIssuer.values()].flatMap(companyOf).sort((a, b) => (a.from ?? '9').localeCompare(b.from ?? '9'))
  const spans = spansBetween(companies)
  return { companies, spans, observations: observe(companies, spans, locale) }
}

function readLetter(text: string, locale: Locale): ReportLetter {
  const analysis = analyseText(text)
  if (!analysis.isReference) throw new RangeError(`No reference: ${analysis.problem}`)
  return { text, facts: letterFacts(text, analysis), reading: makeReading(text, analysis, locale) }
}

function companyOf(unordered: readonly ReportLetter[]): ReportCompany[] {
  const [first, ...others] = unordered.toSorted((a, b) => (a.facts.issued ?? '').localeCompare(b.facts.issued ?? ''))
  if (!first) return []
  const letters = [first, ...others] as const
  const name = first.facts.issuer
  return [{ id: idOf(name ?? 'ohne-briefkopf'), name, letters, from: earliest(letters), to: latest(letters) }]
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

const legalForm = /\s(?:g?GmbH|AG|KG|OHG|SE|UG|eG|e\. ?[KV]\.|mbH|& Co\.?)(?=\s|$)/gu
const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** „Hansen Kühllogistik GmbH“ → `hansen-kuehllogistik`. */
function idOf(name: string): string {
  const plain = name.replace(legalForm, '').toLowerCase()
  return plain
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
