import { type Found, foldPattern } from '#language'
import { type Grade, gradeFrom } from '../../model/grade.ts'
import type { Abstention, GradedSentence } from '../../model/graded-sentence.ts'
import type { Cue, Weight } from '../../model/mark.ts'
import { isOwnSatisfaction, turned } from './turned-praise.ts'

export type FoundCue = Found<Cue>

/** So many superlatives in one sentence are no longer meant. */
const TOO_MANY_SUPERLATIVES = 5

/** Words of the bare minimum that outweigh praise beside them when no word of time stands there. */
const flat = foldPattern(
  /bemängeln|grundwissen|korrekt|zufriedenstellend|erforderlich|notwendig|nötig|ausreichend|hinreichend|ordnungsgemäß|ohne tadel|üblichen|entsprechend den anforderungen|in ordnung/iu,
)

/** Who acts, when it is not the person: the team, the firm, customers, the post. */
const others = foldPattern(
  /^(?:(?:Das|Unser|Dieses|Sein gesamtes|Ihr gesamtes) (?:gesamte )?(?:Team|Unternehmen|Haus|Betrieb|Kollegium|Produkt|Projekt|Arbeitsklima|Betriebsklima)|(?:Die|Unsere|Diese|Eine) (?:gesamte |neue )?(?:Abteilung|Firma|Mannschaft|Kunden|Kundinnen|Kundschaft|Gäste|Kollegen|Kolleginnen|Vorgesetzten|Position|Stelle|Tätigkeit|Aufgabe|Aufgaben|Anforderungen|Einrichtung|Praxis|Konkurrenz|Vorgänger\p{L}*|Nachfolger\p{L}*|Vertretung|Einarbeitung))(?!\p{L})/u,
)
const person = /(?<!\p{L})(?:er|ihn|ihm|ihr|sie|sein\p{L}{0,2}|ihre\p{L}?|Herrn?|Frau|dabei|dessen|deren)(?!\p{L})/iu

export type Verdict = Pick<GradedSentence, 'grade' | 'span' | 'abstention'>

/**
 * The grade of a folded sentence by the words found in it. Never guesses: a sentence with words it does not know gets
 * a span instead of a grade.
 *
 * Rules (scale of LAG Hamm and BAG 9 AZR 584/13): effort, limitation, denial or lack: 5. Superlative: 1 with a word
 * of time, else 2. Praise: 2 with it, else 3. The bare minimum: 3 with it, else 4. The self-evident alone: 4.
 * Praise beside a denial, a doubt or a condition, of others, or in mockery: none.
 * @param names of the person, as they stand in folded text
 */
export function gradeWords(sentence: string, found: readonly FoundCue[], unknown: number, names: ReadonlySet<string>): Verdict {
  if (isMockery(found)) return abstained('irony')
  const lowering = found.filter((cue) => isLowering(sentence, cue))
  if (lowering.length > 0) return lowering.some((cue) => outweighs(sentence, cue, found)) ? sure(5) : abstained('negation')
  const grade = combine(sentence, found)
  if (grade === null) return abstained('no-cue')
  if (grade === 4) return unknown === 0 ? sure(4) : unsure(4, unknown)
  const doubt = found.find(({ value }) => value.weight === 'withholds')
  if (turned.some((pattern) => pattern.test(sentence)) || isOwnSatisfaction(sentence)) return abstained('not-the-person')
  if (doubt) return abstained(doubt.value.technique === 'distance' ? 'distance' : 'negation')
  if (isOfOthers(sentence, names)) return abstained('not-the-person')
  return unknown === 0 ? sure(grade) : unsure(grade, unknown)
}

function isMockery(found: readonly FoundCue[]): boolean {
  return found.some(({ value }) => value.technique === 'irony') || found.filter(({ value }) => value.weight === 'top').length >= TOO_MANY_SUPERLATIVES
}

const limitingAdverb = foldPattern(/^(?:weitgehend|weitestgehend|überwiegend|größtenteils|teilweise|teils|relativ|meist|zumeist)$/iu)

/** A cue that takes praise back, unless it stands before an attribute of its own: „einen weitgehend automatisierten Ablauf“. */
export function isLowering(sentence: string, { value, start, end }: FoundCue): boolean {
  if (value.weight !== 'lowers' || isConnector(sentence, start)) return false
  return !limitingAdverb.test(sentence.slice(start, end)) || !/^ \p{Ll}+(?:e[nmrs]?) \p{Lu}/u.test(sentence.slice(end))
}

/** Effort outweighs all praise; other limits outweigh the praise of their own clause. */
function outweighs(sentence: string, { value, start }: FoundCue, found: readonly FoundCue[]): boolean {
  if (value.technique === 'coded-phrase') return true
  const clauseOf = (at: number) => (sentence.slice(0, at).match(/[,;:]/gu) ?? []).length
  return !found.some((other) => (other.value.weight === 'time' || other.value.weight === 'top') && clauseOf(other.start) !== clauseOf(start))
}

/** „Insgesamt“ at the start of a sentence sums up; inside of it it limits. */
function isConnector(sentence: string, start: number): boolean {
  return start === 0 && sentence.startsWith('Insgesamt')
}

function combine(sentence: string, found: readonly FoundCue[]): Grade | null {
  const has = (weight: Weight) => found.some(({ value }) => value.weight === weight)
  const always = has('time')
  if (has('trivial') && !found.some(({ value, start }) => value.weight === 'praise' && !praisingVerb.test(sentence.slice(start)))) return 4
  if (has('top')) return always ? 1 : 2
  if (has('praise')) return always ? 2 : flat.test(sentence) ? 4 : 3
  if (has('minimum')) return always ? 3 : 4
  return null
}

/** Verbs of praise praise what stands beside them, be it trivial. */
const praisingVerb = /^(?:ueberzeug|beherrsch|meister|beeindruck|schaetz|lob|gefiel)/i

function isOfOthers(sentence: string, names: ReadonlySet<string>): boolean {
  const match = others.exec(sentence)
  if (!match) return false
  const rest = sentence.slice(match[0].length)
  return !person.test(rest) && ![...names].some((name) => rest.includes(name))
}

function sure(grade: Grade): Verdict {
  return { grade, span: [grade, grade], abstention: null }
}

/** One unknown word leaves a span of two grades, more leave three: any of them may turn the meaning. */
function unsure(grade: Grade, unknown: number): Verdict {
  const worst = Math.min(5, grade + Math.min(unknown, 2))
  return { grade: null, span: [grade, gradeFrom(worst)], abstention: 'unknown-words' }
}

function abstained(abstention: Abstention): Verdict {
  return { grade: null, span: null, abstention }
}
