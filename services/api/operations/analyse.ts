import type { Answer, Call } from '../operation.ts'

/** Reads a whole reference. */
export async function analyseReference(call: Call): Promise<Answer> {
  const { text, role } = call.body<{ text: string; role?: string }>()
  return { text: await call.engines.runToJson('readReference', { text, role }) }
}

/** Reads one sentence. */
export async function gradeOneSentence(call: Call): Promise<Answer> {
  return { text: await call.engines.runToJson('gradeSentence', call.body<{ text: string }>().text) }
}
