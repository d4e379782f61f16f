import { unfolded } from '#language'
import { nounStems } from './inflection.ts'
import { plainNouns } from './plain-noun-rows.ts'

const nouns = new Set(unfolded(plainNouns))

/** Whether a noun is one that references use and that says nothing of the work, in any form or at the end of a compound. Only who looks for names asks: reading does without. */
export function isPlainNoun(key: string): boolean {
  return key.length <= 40 && nounStems(key).some((stem) => isNoun(stem) || endsInNoun(stem))
}

const isNoun = (stem: string) => nouns.has(stem) || nouns.has(`${stem}e`)

function endsInNoun(stem: string): boolean {
  for (let at = 3; at <= stem.length - 5; at += 1) if (isNoun(stem.slice(at))) return true
  return false
}
