import { type HalfGrade, halfGradeFrom } from '../../../model/grade.ts'
import { isOwnSatisfaction } from '../own-satisfaction.ts'
import type { Parsed } from '../parsed.ts'
import type { Token } from '../tokens.ts'
import type { Verdict } from '../verdict.ts'
import { easeOf, formulaEase } from './ease.ts'
import type { Likeness } from './likeness.ts'
import type { Surety } from './surety.ts'
import { sure } from './weights.ts'

/** The grades of the linear models are given as distance from these. */
const [GOOD, FAIL] = [2, 4.5] as const
/** Praise of which the grammar saw nothing is never read worse. */
const FAIR = 3
/** What is no praise is never read better. */
const SUFFICIENT = 4
/** Below this likeness to praise likeness alone may blame: of careful praise in rare words some resembles blame as well. */
const UNLIKE = -2
/** Words that blame are left open where the sentence is as like praise as this, and less than so like blame. */
const [LIKE_PRAISE, LIKE_BLAME] = [1, 2] as const

/**
 * The grade of a sentence that the grammar left open, by its likeness to sentences that careful readers graded: small
 * linear models (`tools/zeugnis/train`). Null where they are not sure enough. The same words give the same grade.
 */
export function readBySimilarity(sentence: Parsed, { abstention, candidate }: Verdict, like: Likeness, surety: Surety): HalfGrade | null {
  if (abstention === 'irony') return null
  const isPraised = candidate !== null && candidate < SUFFICIENT
  if (
    !isOfOthers(sentence) &&
    !isTurned(sentence) &&
    like.blame < surety.suspect &&
    like.praise >= (isPraised ? surety.confirmed - formulaEase(sentence) : surety.praised)
  )
    return isPraised ? confirmed(candidate, like) : halfGradeFrom(Math.min(FAIR, like.grade + GOOD))
  // Lore hints and does not grade.
  if (sentence.found.some(({ value }) => value.technique === 'coded-phrase' && value.weight !== 'lowers')) return null
  return like.blame >= surety.blamed && like.praise < UNLIKE && !isDenied(sentence) ? halfGradeFrom(Math.max(SUFFICIENT, like.poor + FAIL)) : null
}

/** Speaks of nobody but others, or of the person's own satisfaction: „Ihr Nachfolger erledigt …“. */
function isOfOthers({ clauses, text }: Parsed): boolean {
  return isOwnSatisfaction(text) || clauses.every(({ subject }) => subject === 'people' || subject === 'firm')
}

/** The grade of the words, one better where sentences like it are graded so: it tells in facts what others say in adverbs. */
function confirmed(candidate: HalfGrade, { raised }: Likeness): HalfGrade {
  return raised >= sure.raised ? halfGradeFrom(candidate - 1) : candidate
}

/** „bis auf wenige Ausnahmen stets“: beside any praise these words limit it. */
const exception = /ausnahmen|abgesehen/i

/** Praise that the grammar sees and likeness does not: trifles, circumstances, others; and blame that looks like plain praise. */
export function isContradicted(sentence: Parsed, { grade }: Verdict, { praise, blame }: Likeness, surety: Surety): boolean {
  if (grade === null) return false
  if (grade >= SUFFICIENT) return grade > SUFFICIENT && praise >= LIKE_PRAISE && blame < LIKE_BLAME && !exception.test(sentence.text)
  const ease = easeOf(sentence)
  return praise < surety.turned - ease || blame >= ease
}

/** „war nie unpünktlich“: what is denied may be a fault, and likeness cannot tell. */
function isDenied({ tokens }: Parsed): boolean {
  return tokens.some(({ key }) => /^(?:nie|niemals|nichts?|niemand\p{L}*|kein\p{L}*)$/u.test(key))
}

/** „keineswegs stets“, „nicht sonderlich geschätzt“: denied is how often or how much, so likeness to praise says nothing. */
function isTurned({ tokens }: Parsed): boolean {
  return tokens.some(({ key, isHarmless }, at) => !isHarmless && denial.test(key) && isDegree(tokens[at + 1]))
}

const denial = /^(?:nicht|nie|kaum|wenig|keineswegs|keinesfalls|mitnichten)$/

function isDegree(token: Token | undefined): boolean {
  const weight = token?.mark === null ? token.cue?.value.weight : undefined
  return weight === 'time' || weight === 'lift' || weight === 'top'
}
