import { foldPattern, type Place } from '#language'
import type { HalfGrade } from '../../model/grade.ts'
import type { Parsed } from './parsed.ts'

/** Between these a time adverb would have made the grade better; above there is one, below it would not help. */
const [BEST, WORST] = [2.5, 4] as const

/** Says when or how often in other words, or tells of a single event: there a time adverb is not what is missing. */
const timed = foldPattern(
  /(?<!\p{L})(?:nie|niemals|kein(?:er|em) (?:Zeit|Tag)\p{L}*|eingearbeitet|arbeitete sich|in kurzer Zeit|binnen|Gewinn für|oft|häufig|manchmal|gelegentlich|auf Anhieb|auf Anfrage|vom ersten Tag an|(?:Jahr|Tag|Woche|Saison) (?:für|um) (?:Jahr|Tag|Woche|Saison)|jede[nrs]? (?:Tag|Woche|Monat|Jahr|Saison)|in dieser Zeit|setzen (?:wir )?die Zusammenarbeit|(?:[Pp]rüfung|Gesamtnote)\p{L}*|Umsatz)(?!\p{L})/u,
)

/**
 * The words behind which „stets“ or „jederzeit“ is missed: what carries the grade of a sentence that has no time adverb,
 * else its last word. Published scales ask for none where knowledge is praised.
 */
export function missingTime({ text, heads, tokens, found }: Parsed, grade: HalfGrade | null): Place | null {
  if (grade === null || grade < BEST || grade > WORST || timed.test(text)) return null
  if (found.some(({ value }) => value.weight === 'time' || value.weight === 'lowers')) return null
  const grounds = heads.flat().filter(({ degree }) => degree >= 0)
  // The self-evident stays what it is, however often.
  if (grounds.length === 0 && found.some(({ value }) => value.weight === 'trivial')) return null
  // Words that are marked for something else are not marked twice.
  const carrying = grounds.filter(({ isOfKnowledge, token }) => !isOfKnowledge && !token.cue?.value.technique)
  const last = grounds.length > 0 ? carrying.at(-1)?.token : tokens.at(-1)
  return last ? (last.cue ?? last) : null
}
