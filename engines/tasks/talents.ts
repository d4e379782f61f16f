import { readSentence, SAMPLE_DAY, type ShareAnswer, samplePool, search, share } from '#talent'
import type { FoundTalents, Kinds } from '../kinds.ts'

/** What the sample applications say to a sentence. Words that refer to a protected trait are left out, and the rest is searched, as on the page. */
export function searchTalents(sentence: string): FoundTalents {
  const { requirements, refused } = readSentence(sentence)
  return { requirements, refused, ...search(samplePool, { requirements }, SAMPLE_DAY) }
}

/** What a firm may see of a sample application, by the consent that its person gave for the share pool. */
export function shareTalent({ application, recipient }: Kinds['shareTalent']['input']): ShareAnswer {
  const consents = samplePool.applications.find(({ number }) => number === application)?.consents ?? []
  const consent = consents.find(({ purpose, recipients }) => purpose === 'share-pool' && recipients.includes(recipient)) ?? null
  return share(samplePool, application, { recipient, consent, today: SAMPLE_DAY })
}
