import { type Analysis, analyseReplaced, expectations } from '#zeugnis'

/** Reads a letter, with what is expected of its occupation; personal data in it may be replaced. */
export function analyseText(text: string): Analysis {
  return analyseReplaced(text, { expectations })
}
