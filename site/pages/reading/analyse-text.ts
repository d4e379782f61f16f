import type { Analysis } from '#zeugnis/analyse'
import { expectations } from '#zeugnis/expectations'
import { analyseReplaced } from '#zeugnis/replaced'

/** Reads a letter, with what is expected of its occupation; personal data in it may be replaced. */
export function analyseText(text: string): Analysis {
  return analyseReplaced(text, { expectations })
}
