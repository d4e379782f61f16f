import type { GradedTopic } from '#zeugnis'
import type { Draft } from './draft.ts'

/** Whether a topic is graded in the letter of this draft. */
export function isAsked(topic: GradedTopic, { leads, meetsThirdParties, trained }: Draft): boolean {
  if (topic === 'fuehrung') return leads
  if (topic === 'sozialExtern') return meetsThirdParties
  return topic !== 'weiterbildung' || trained
}
