import { checkContract } from '#contract-check'
import { parseCv } from '#cv'
import type { Answer, Call } from '../operation.ts'

/** The fields of a CV. */
export function readCv(call: Call): Answer {
  return { json: parseCv(call.body<{ text: string }>().text) }
}

/** The clauses of a contract. */
export function readContract(call: Call): Answer {
  return { json: checkContract(call.body<{ text: string }>().text) }
}
