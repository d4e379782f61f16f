import type { Answer, Call } from '../operation.ts'

/** The fields of a CV. */
export async function readCv(call: Call): Promise<Answer> {
  return { text: await call.engines.runToJson('readCv', call.body<{ text: string }>().text) }
}

/** The clauses of a contract. */
export async function readContract(call: Call): Promise<Answer> {
  return { text: await call.engines.runToJson('readContract', call.body<{ text: string }>().text) }
}
