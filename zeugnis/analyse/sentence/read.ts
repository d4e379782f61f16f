import type { Sentence } from '../text/sentences.ts'
import { clausesOf } from './clauses.ts'
import { type Parsed, parsed } from './parsed.ts'
import { tokensOf } from './tokens.ts'
import { judge, type Verdict } from './verdict.ts'

/** A sentence as the grammar sees and judges it. */
export function readByGrammar({ text }: Pick<Sentence, 'text'>, own: ReadonlySet<string>): { readonly parsed: Parsed; readonly verdict: Verdict } {
  const tokens = tokensOf(text, own)
  const sentence = parsed(text, tokens, clausesOf(tokens))
  return { parsed: sentence, verdict: judge(sentence) }
}
