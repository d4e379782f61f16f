import { contractTitle, otherTitle, otherVoice, worker } from '../lexicon/other-texts.ts'
import type { FoundClause } from './clauses.ts'
import type { Section } from './sections.ts'

const TOP = 400
const LOOKED_AT = 20_000
/** Kinds of clauses that make a part of a contract; with the title of one, fewer. */
const ENOUGH = 2

/**
 * Whether this is an employment contract or a part of one: somebody works, clauses stand under headings or the title is
 * one. Letters, advertisements, rulings, guides and other contracts have the words but not the form.
 */
export function isContract(text: string, sections: readonly Section[], clauses: readonly FoundClause[]): boolean {
  const top = text.slice(0, TOP)
  if (otherTitle.test(top) || otherVoice.test(text.slice(0, LOOKED_AT)) || !worker.test(text.slice(0, LOOKED_AT))) return false
  const kinds = new Set(clauses.map(({ kind }) => kind))
  const isTitled = contractTitle.test(top)
  const hasHeadings = sections.some(({ heading, sentences }) => heading !== null && sentences.length > 0)
  return (isTitled && kinds.size > 0) || (hasHeadings && kinds.size >= ENOUGH)
}
