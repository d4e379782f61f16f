import type { Draft, Topic } from './draft.ts'

/** Whether a topic is graded in the letter of this draft. */
export function isAsked(topic: Topic, { leads, meetsThirdParties, trained }: Draft): boolean {
  if (topic === 'fuehrung') return leads
  if (topic === 'sozialExtern') return meetsThirdParties
  return topic !== 'weiterbildung' || trained
}
