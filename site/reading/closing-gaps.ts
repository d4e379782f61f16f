import type { ReferenceAnalysis } from '#zeugnis'

type Sentence = ReferenceAnalysis['sentences'][number]
type Closing = ReferenceAnalysis['closing']

/** What most closings have; who goes on working there is wished nothing yet. */
export type ClosingGap = 'thanks' | 'wishes'

/** Any word of it, wherever it stands: then it is not said to be missing. */
const words: Readonly<Record<ClosingGap, RegExp>> = { thanks: /dank/iu, wishes: /wünsch|alles (?:\p{L}+ )?gute|erfolg/iu }

/** What a closing that says something else does not say. */
export function closingGaps(text: string, { closing, kind, sentences }: ReferenceAnalysis): ClosingGap[] {
  if (closing.grade === null || kind === 'einfach') return []
  const end = text.slice(sentences.find(({ section }) => section === 'schluss')?.start)
  const customary: readonly ClosingGap[] = kind === 'zwischen' ? ['thanks'] : ['thanks', 'wishes']
  return customary.filter((gap) => closing[gap] === null && !words[gap].test(end))
}

/** How a letter says why it is written and why somebody leaves: that is no part of the formula. */
const circumstance =
  /verhältnis|zeugnis|vertrag|künd|verl[aä]ss|verließ|übernahme|übernehm|befrist|(?<!\p{L})(?:geht|gehen|hört|endet\p{L}*|ende|wechsel\p{L}*|grund|gründen?|wunsch)(?!\p{L})|ausscheid|ausgeschieden|schied|studi|ausbildung|rente|ruhestand|umzug|elternzeit|zurück/iu
/** Shorter lines are names and places. */
const WORDS = 4

/** Whether a sentence of the closing was read as none of what a closing says. */
export function isOpenInClosing(text: string, { section, start, end }: Sentence, { reason, regret, thanks, wishes }: Closing): boolean {
  const words = text.slice(start, end)
  const isRead = [reason, regret, thanks, wishes].some((place) => place !== null && place.start < end && place.end > start)
  return section === 'schluss' && !isRead && !circumstance.test(words) && words.split(/\s+/).length >= WORDS
}
