import { problems } from './lexicon/answers.ts'
import { kinds, note } from './lexicon/kinds.ts'
import { englishContract } from './lexicon/other-texts.ts'
import type { Clause, ContractProblem, ContractReading, NoContract } from './model/answer.ts'
import { clausesIn, type FoundClause, placeOf } from './read/clauses.ts'
import { isContract } from './read/is-contract.ts'
import { languageOf } from './read/language.ts'
import { particularsIn } from './read/particulars.ts'
import { partiesOf } from './read/parties.ts'
import { lawOf, pointsOf } from './read/points.ts'
import { sectionsOf } from './read/sections.ts'
import { readContract } from './text/normalise.ts'

function toClause(clause: FoundClause, all: readonly FoundClause[]): Clause {
  const { kind, heading, sentences } = clause
  const { about, statutes, beside } = kinds[kind]
  const further = beside && all.some((one) => one.kind === beside.kind) ? [beside.law] : []
  const quote = sentences.map(({ text }) => text).join(' ')
  return { kind, heading, quote, about, statutes: [...statutes, ...further].map(lawOf), points: pointsOf(kind, sentences), ...placeOf(clause) }
}

const refuse = (language: NoContract['language'], reason: ContractProblem): NoContract => ({
  isContract: false,
  language,
  reason,
  says: problems[reason],
})

/**
 * Finds the clauses of a German employment contract, or of a part of one.
 *
 * @param text plain text, as pasted or taken out of a file, of any length; the time grows with the length only
 * @returns clauses in the order of the text with place, quote, statutes and points to look at; the particulars of § 2 Abs. 1
 *   Satz 2 NachwG that were found, and those that were not; or why the text was not read. What a passage says and what a
 *   statute says stand side by side: nothing is called valid or invalid, nothing is advised (`note`, to be shown with it).
 *   Contracts in English are refused as such.
 */
export function checkContract(text: string): ContractReading | NoContract {
  if (text.trim() === '') return refuse('unknown', 'empty')
  const language = languageOf(text)
  if (language === 'unknown') return refuse(language, 'other-language')
  if (language === 'en') return refuse(language, englishContract.test(text.slice(0, 20_000)) ? 'english' : 'no-employment-contract')
  const whole = readContract(text)
  const sections = sectionsOf(whole)
  const parties = partiesOf(sections)
  const found = [...(parties ? [parties] : []), ...sections.flatMap(clausesIn)]
  if (!isContract(whole.text, sections, found)) return refuse('de', 'no-employment-contract')
  const { found: particulars, missing } = particularsIn(found)
  const clauses = found.map((one) => toClause(one, found)).sort((one, other) => one.start - other.start)
  return { isContract: true, language: 'de', isPart: parties === null, clauses, particulars, missing, note }
}
