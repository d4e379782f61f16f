import type { Answer, Call } from '../operation.ts'

/** What the sample applications say to a sentence. */
export async function searchTalents(call: Call): Promise<Answer> {
  return { text: await call.engines.runToJson('searchTalents', call.body<{ sentence: string }>().sentence) }
}

/** What a firm may see of a sample application. */
export async function shareTalent(call: Call): Promise<Answer> {
  return { text: await call.engines.runToJson('shareTalent', call.body<{ application: number; recipient: string }>()) }
}
