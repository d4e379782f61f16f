import { readSentence, SAMPLE_DAY, samplePool, search, share } from '#talent'
import type { Answer, Call } from '../operation.ts'

/** What the sample applications say to a sentence. Nothing is searched while it asks for a protected trait. */
export function searchTalents(call: Call): Answer {
  const { requirements, refused } = readSentence(call.body<{ sentence: string }>().sentence)
  const result = search(samplePool, { requirements: refused.length > 0 ? [] : requirements }, SAMPLE_DAY)
  return { json: { requirements, refused, ...result, matches: refused.length > 0 ? [] : result.matches } }
}

/** What a firm may see of a sample application, by the consent that its person gave for the share pool. */
export function shareTalent(call: Call): Answer {
  const { application, recipient } = call.body<{ application: number; recipient: string }>()
  const consents = samplePool.applications.find(({ number }) => number === application)?.consents ?? []
  const consent = consents.find(({ purpose, recipients }) => purpose === 'share-pool' && recipients.includes(recipient)) ?? null
  return { json: share(samplePool, application, { recipient, consent, today: SAMPLE_DAY }) }
}
