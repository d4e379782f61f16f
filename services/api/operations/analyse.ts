import type { Grade } from '#zeugnis'
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

/** Puts two references beside each other. */
export async function compareTwoReferences(call: Call): Promise<Answer> {
  const { before, after, role } = call.body<{ before: string; after: string; role?: string }>()
  return { text: await call.engines.runToJson('compareReferences', { before, after, role }) }
}

/** Looks for better wordings of the sentences of a reference. */
export async function improveOneReference(call: Call): Promise<Answer> {
  const { text, to } = call.body<{ text: string; to?: Grade }>()
  return { text: await call.engines.runToJson('improveReference', { text, to }) }
}
