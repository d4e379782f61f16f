import { foldPattern } from '#language'
import { closingPatterns } from '../../lexicon/closing-words.ts'
import { type HalfGrade, halfGradeFrom } from '../../model/grade.ts'

/** Grades of a part by how warm it is, the warmest first; the first that holds counts. */
type Scale = readonly (readonly [grade: number, pattern: RegExp])[]

const more = {
  deepThanks:
    /(?<!\p{L})(?:von (?:ganzem )?herzen|(?:aller)?herzlich\p{L}*|tief empfunden\p{L}*|großartig\p{L}*|wunderbar\p{L}*|größte\p{L}*|herausragend\p{L}*|exzellent\p{L}*)(?!\p{L})/iu,
  warmest:
    /(?<!\p{L})(?:weiterhin (?:\p{L}+ ){0,2}(?:großen|allen|jenen|den|sehr viel)|(?:großen|allen) (?:beruflichen )?erfolg|alles (?:nur )?(?:erdenklich|denkbar)|nur das beste|fortgesetzten)(?!\p{L})/iu,
  /** What was missed is wished for, or it is wished elsewhere. */
  cold: /(?:wünsch\p{L}{1,3}[^.;]{0,60}, dass|endlich|anderen (?:unternehmen|arbeitgeber)|anderswo)(?!\p{L})/iu,
  success: /(?<!\p{L})(?:erfolg\p{L}*)(?!\p{L})/iu,
} as const

function scaleOf(levels: readonly (readonly [grade: number, pattern: RegExp])[]): Scale {
  return levels.map(([grade, pattern]) => [grade, foldPattern(pattern)] as const)
}

const { thanks, regret, wishes, topThanks, goodThanks, plainThanks, deepRegret, warmRegret, warmWishes } = closingPatterns
const any = /^/u
const [thanked, regretted, wished, cold] = [thanks, regret, wishes, more.cold].map(foldPattern)

const thanksScale = scaleOf([
  [1, topThanks],
  [1, more.deepThanks],
  [2, goodThanks],
  [3, plainThanks],
  [4, any],
])
const regretScale = scaleOf([
  [1, deepRegret],
  [2, warmRegret],
  [2, warmWishes],
  [3, any],
])
/** Success is wished to those who had some. */
const successWished = [more.warmest, warmWishes, more.success].map(foldPattern)

const gradeIn = (scale: Scale, text: string) => scale.find(([, pattern]) => pattern.test(text))?.[0] ?? 4

/**
 * How warm one sentence of a closing formula is, read alone: by its thanks, bare ones a grade better with regret or the wish
 * of success; without thanks by its regret; wishes alone are the least. Careful readers of 225 such sentences agree on this order. Custom only:
 * nobody has a claim to any of them (BAG 25.01.2022, 9 AZR 146/21). Null without any.
 */
export function closingWarmth(sentence: string): HalfGrade | null {
  const [hasThanks, hasRegret, hasWishes] = [thanked, regretted, wished].map((part) => part?.test(sentence))
  if (!hasThanks && !hasRegret && !hasWishes) return null
  const grade = hasThanks ? gradeIn(thanksScale, sentence) : null
  if (hasWishes && (grade ?? 4) > 2 && cold?.test(sentence)) return 5
  if (grade === null) return halfGradeFrom(hasRegret ? gradeIn(regretScale, sentence) : 4.5)
  const isMore = hasRegret || (hasWishes && successWished.some((pattern) => pattern.test(sentence)))
  return halfGradeFrom(grade === 4 && isMore ? 3 : grade)
}
