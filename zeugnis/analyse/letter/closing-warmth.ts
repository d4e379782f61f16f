import { foldPattern } from '#language'
import { closingPatterns } from '../../lexicon/closing-words.ts'
import { type HalfGrade, halfGradeFrom } from '../../model/grade.ts'

/** Grades of a part by how warm it is, the warmest first; the first that holds counts. */
type Scale = readonly (readonly [grade: number, pattern: RegExp])[]

const more = {
  deepThanks:
    /(?<!\p{L})(?:von (?:ganzem )?herzen|(?:aller)?herzlich\p{L}*|tief empfunden\p{L}*|großartig\p{L}*|wunderbar\p{L}*|glanzvoll\p{L}*|erstklassig\p{L}*|größte\p{L}*|herausragend\p{L}*|exzellent\p{L}*)(?!\p{L})/iu,
  warmest:
    /(?<!\p{L})(?:weiterhin (?:\p{L}+ ){0,2}(?:großen|allen|jenen|den|sehr viel)|(?:großen|allen) (?:beruflichen )?erfolg|alles (?:nur )?(?:erdenklich|denkbar)|nur das beste|fortgesetzten)(?!\p{L})/iu,
  /** What was missed is wished for, or it is wished elsewhere. */
  cold: /(?:wünsch\p{L}{1,3}[^.;]{0,60}, dass|endlich|anderen (?:unternehmen|arbeitgeber)|anderswo)(?!\p{L})/iu,
  success: /(?<!\p{L})(?:erfolg\p{L}*|viel freude|gottes segen)(?!\p{L})/iu,
} as const

function scaleOf(levels: readonly (readonly [grade: number, pattern: RegExp])[]): Scale {
  return levels.map(([grade, pattern]) => [grade, foldPattern(pattern)] as const)
}

const { thanks, regret, wishes, topThanks, goodThanks, plainThanks, deepRegret, warmRegret, warmWishes } = closingPatterns
const any = /^/u

const parts: readonly (readonly [part: RegExp, scale: Scale])[] = [
  [
    foldPattern(thanks),
    scaleOf([
      [1, topThanks],
      [1, more.deepThanks],
      [2, goodThanks],
      [2.5, plainThanks],
      [4, any],
    ]),
  ],
  [
    foldPattern(regret),
    scaleOf([
      [1, deepRegret],
      [2, warmRegret],
      [2.5, any],
    ]),
  ],
  [
    foldPattern(wishes),
    scaleOf([
      [5, more.cold],
      [1, more.warmest],
      [2, warmWishes],
      [3, more.success],
      [4, any],
    ]),
  ],
]

/**
 * How warm one sentence of a closing formula is, read alone: the mean of its thanks, regret and wishes. Custom only: nobody
 * has a claim to any of them (BAG 25.01.2022, 9 AZR 146/21). Null without any.
 */
export function closingWarmth(sentence: string): HalfGrade | null {
  const grades = parts.filter(([part]) => part.test(sentence)).map(([, scale]) => scale.find(([, pattern]) => pattern.test(sentence))?.[0] ?? 4)
  return grades.length === 0 ? null : grades.includes(5) ? 5 : halfGradeFrom(grades.reduce((sum, grade) => sum + grade, 0) / grades.length)
}
