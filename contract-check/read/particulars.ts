import { spanOf } from '#language'
import { type ParticularRule, particularRules } from '../lexicon/particulars.ts'
import type { FoundParticular, Particular } from '../model/answer.ts'
import type { FoundClause } from './clauses.ts'
import { addressesIn } from './parties.ts'

const ADDRESSES = 2

function findIn(rule: ParticularRule, clauses: readonly FoundClause[]): FoundParticular | null {
  const own = clauses.filter(({ kind }) => rule.kinds.includes(kind))
  if (rule.id === '1-addresses' && !own.some((clause) => addressesIn(clause) >= ADDRESSES)) return null
  const sentence = own.flatMap(({ sentences }) => sentences).find(({ text }) => rule.sentence?.test(text) ?? true)
  return sentence ? { ...toParticular(rule), ...spanOf(sentence, 0, sentence.text.length) } : null
}

const toParticular = ({ id, number, due, what }: ParticularRule): Particular => ({ id, number, due, what })

/** Which particulars of § 2 Abs. 1 Satz 2 NachwG the clauses hold, and which were not found. */
export function particularsIn(clauses: readonly FoundClause[]): { readonly found: FoundParticular[]; readonly missing: Particular[] } {
  const found = particularRules.flatMap((rule) => findIn(rule, clauses) ?? [])
  const ids = new Set(found.map(({ id }) => id))
  return { found: found.sort((one, other) => one.start - other.start), missing: particularRules.filter(({ id }) => !ids.has(id)).map(toParticular) }
}
