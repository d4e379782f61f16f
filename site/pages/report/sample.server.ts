import { groupLetters, type ReadCompany } from '#services/reports'
import { readReportSamples } from '#words'
import type { Locale } from '#words/interface'
import { readLetter } from '#zeugnis'
import { buildReport } from './build-report.ts'
import type { Report } from './report.ts'

/** The invented references of `/companies-demo`: our own texts, read here. */
export async function readSample(locale: Locale): Promise<Report> {
  return buildReport(readCompanies(await readReportSamples()), locale)
}

/** Reads references of one applicant, by company. Throws a `RangeError` for a text that is none. */
export function readCompanies(texts: readonly string[]): ReadCompany[] {
  const grouped = groupLetters(texts)
  if (!grouped.isGrouped) throw new RangeError(`No reference: ${grouped.problem}`)
  return grouped.companies.map((company) => ({ ...company, letters: company.letters.map(readOne) }))
}

function readOne(text: string) {
  const letter = readLetter(text)
  if (!letter.isReference) throw new RangeError(`No reference: ${letter.problem}`)
  return letter
}
