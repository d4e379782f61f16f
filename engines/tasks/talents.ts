import { readSentence, SAMPLE_DAY, type ShareAnswer, samplePool, search, share } from '#talent'
import type { FoundTalents, Kinds } from '../kinds.ts'

/** What the sample applications say to a sentence. Nothing is searched while it asks for a protected trait. */
export function searchTalents(sentence: string): FoundTalents {
  const { requirements, refused } = readSentence(sentence)
  const result = search(samplePool, { requirements: refused.length > 0 ? [] : requirements }, SAMPLE_DAY)
  return { requirements, refused, ...result, matches: refused.length > 0 ? [] : result.matches }
}

/** What a firm may see of a sample application, by the consent that its person gave for the share pool. */
export function shareTalent({ application, recipient }: Kinds['shareTalent']['input']): ShareAnswer {
  const consents = samplePool.applications.find(({ number }) => number === application)?.consents ?? []
  const consent = consents.find(({ purpose, recipients }) => purpose === 'share-pool' && recipients.includes(recipient)) ?? null
  return share(samplePool, application, { recipient, consent, today: SAMPLE_DAY })
}
