import { analyse, gradeSentence } from '#zeugnis'
import type { Answer, Call } from '../operation.ts'

/** Reads a whole reference. */
export function analyseReference(call: Call): Answer {
  const { text, role } = call.body<{ text: string; role?: string }>()
  return { json: analyse(text, role) }
}

/** Reads one sentence. */
export function gradeOneSentence(call: Call): Answer {
  return { json: gradeSentence(call.body<{ text: string }>().text) }
}
