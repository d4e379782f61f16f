import { foldPattern } from '#language'
import { closingPatterns } from '../../lexicon/closing-words.ts'
import type { HalfGrade } from '../../model/grade.ts'
import { thanksLevel } from './closing.ts'

const more = {
  deepThanks:
    /(?<!\p{L})(?:von (?:ganzem )?herzen|(?:aller)?herzlich\p{L}*|tief empfunden\p{L}*|großartig\p{L}*|wunderbar\p{L}*|größte\p{L}*|herausragend\p{L}*|exzellent\p{L}*)(?!\p{L})/iu,
  warmest:
    /(?<!\p{L})(?:weiterhin (?:\p{L}+ ){0,2}(?:großen|allen|jenen|den|sehr viel)|(?:großen|allen) (?:beruflichen )?erfolg|alles (?:nur )?(?:erdenklich|denkbar)|nur das beste|fortgesetzten)(?!\p{L})/iu,
  /** What was missed is wished for, or it is wished elsewhere. */
  cold: /(?:wünsch\p{L}{1,3}[^.;]{0,60}, dass|endlich|anderen (?:unternehmen|arbeitgeber)|anderswo)(?!\p{L})/iu,
  success: /(?<!\p{L})erfolg\p{L}*/iu,
} as const

const { regret, wishes, deepRegret, warmRegret, warmWishes } = closingPatterns
const deepThanks = foldPattern(more.deepThanks)
const regretted = foldPattern(regret)
const wished = foldPattern(wishes)
const cold = foldPattern(more.cold)
const deeplyRegretted = foldPattern(deepRegret)
const warm = [warmRegret, warmWishes].map(foldPattern)
/** Success is wished to those who had some. */
const successWished = [more.warmest, warmWishes, more.success].map(foldPattern)

const holdsOne = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

/**
 * How warm one sentence of a closing formula is, read alone: by its thanks, bare ones a grade better with regret or the wish
 * of success; without thanks by its regret; wishes alone are the least. So 231 of 249 such sentences of the develop half lie where their
 * readers put them. Custom only: nobody has a claim to any of these parts (BAG 25.01.2022, 9 AZR 146/21). Null without any.
 */
export function closingWarmth(sentence: string): HalfGrade | null {
  const [hasRegret, hasWishes] = [regretted.test(sentence), wished.test(sentence)]
  const level = thanksLevel(sentence)
  const thanks = level !== null && deepThanks.test(sentence) ? 1 : level
  if (hasWishes && (thanks ?? 4) > 2 && cold.test(sentence)) return 5
  if (thanks === null) return hasRegret ? regretGrade(sentence) : hasWishes ? 4.5 : null
  return thanks === 4 && (hasRegret || (hasWishes && holdsOne(successWished, sentence))) ? 3 : thanks
}

function regretGrade(sentence: string): HalfGrade {
  if (deeplyRegretted.test(sentence)) return 1
  return holdsOne(warm, sentence) ? 2 : 3
}
