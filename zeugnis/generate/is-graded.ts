import type { GradedTopic } from '../model/dimension.ts'
import { isJudged, type ZeugnisSpec } from '../model/spec.ts'

/** Whether a topic is graded in the letter of this description. */
export function isGraded(topic: GradedTopic, spec: Pick<ZeugnisSpec, 'kind' | 'simple' | 'leads' | 'meetsThirdParties' | 'trained'>): boolean {
  const { leads = false, meetsThirdParties = false, trained = false } = spec
  if (!isJudged(spec)) return false
  switch (topic) {
    case 'fuehrung':
      return leads
    case 'sozialExtern':
      return meetsThirdParties
    case 'weiterbildung':
      return trained
    default:
      return true
  }
}
