import { foldPattern, type Place } from '#language'
import { contradictsSummary, honestyMissing, reversedOrder, superiorsMissing, wishesAlone } from '../../lexicon/findings.ts'
import type { AnalysedSentence, Closing, Contradiction, MissingExpectation } from '../../model/analysis.ts'
import type { HalfGrade } from '../../model/grade.ts'
import type { Mark } from '../../model/mark.ts'
import { placeIn } from '../sentence/place-in.ts'
import type { Sentence } from '../text/sentences.ts'
import { circlesIn } from './people.ts'

/** From here on two grades of one letter do not go together. */
const CONTRADICTION = 2

/** No mark is longer: a longer one would mark nothing. */
const LONGEST = 200

export interface MarksInput {
  readonly sentences: readonly Sentence[]
  readonly read: readonly AnalysedSentence[]
  readonly closing: Closing
  readonly missingExpectations: readonly MissingExpectation[]
}

/** The grade of the summarising sentence. */
function summaryOf(read: readonly AnalysedSentence[]): HalfGrade | null {
  return read.find(({ dimension, grade }) => dimension === 'gesamtbeurteilung' && grade !== null)?.grade ?? null
}

/** Statements whose grade does not go with the summary; the closing formula among them, by custom only. */
export function contradictions(read: readonly AnalysedSentence[]): Contradiction[] {
  const summary = summaryOf(read)
  if (summary === null) return []
  return read.flatMap(({ dimension, grade, start, end }) =>
    dimension && dimension !== 'gesamtbeurteilung' && grade !== null && Math.abs(grade - summary) >= CONTRADICTION
      ? [{ start, end, dimension, grade, summary, basis: contradictsSummary.basis, explanation: contradictsSummary.explanation }]
      : [],
  )
}

/** The sentences with the marks that only the whole letter shows: order, omission, contradiction. */
export function withLetterMarks({ sentences, read, closing, missingExpectations }: MarksInput): AnalysedSentence[] {
  const summary = summaryOf(read)
  const superiors = namesSuperiors(sentences, read)
  const silence = sentences.some(({ text }) => handlesCash.test(text)) && missingExpectations.find(({ code }) => code === 'honesty')
  const conductAt = silence ? read.findIndex((one, index) => isConduct(one) && circlesIn(sentences[index]?.text ?? '').length > 0) : -1
  return read.map((one, index) => {
    const sentence = sentences[index]
    if (!sentence) return one
    const more = [
      ...orderMarks(sentence, one),
      ...(silence && index === conductAt ? [{ ...honestyMissing, basis: silence.basis, ...short(one) }] : []),
      ...(superiors ? [] : superiorMarks(sentence, one)),
      ...closingMarks(one, closing),
      ...summaryMarks(one, summary),
    ]
    return more.length === 0 ? one : { ...one, marks: [...one.marks, ...more].sort((a, b) => a.start - b.start) }
  })
}

/** Occupations differ: silence on honesty stands out where the letter itself speaks of money. */
const handlesCash = /(?<!\p{L})(?:Kasse|Kassen\p{L}*|kassier\p{L}*|Bargeld\p{L}*|Tageseinnahmen|Tresor\p{L}*|Geld\p{L}*|\p{L}*kasse)(?!\p{L})/iu

function short({ start, end }: Place): Place {
  return { start, end: Math.min(end, start + LONGEST) }
}

function isConduct({ dimension, section }: AnalysedSentence): boolean {
  return section === 'beurteilung' && dimension === 'sozialverhalten'
}

/** Colleagues or customers before superiors. */
function orderMarks(sentence: Sentence, read: AnalysedSentence): Mark[] {
  if (!isConduct(read)) return []
  const named = circlesIn(sentence.text)
  const superiors = named.findIndex(({ circle }) => circle === 'superiors')
  const [first, last] = [named[0], named[superiors]]
  return first && last && superiors > 0 ? [{ ...reversedOrder, ...short(placeIn(sentence, { start: first.start, end: last.end })) }] : []
}

function namesSuperiors(sentences: readonly Sentence[], read: readonly AnalysedSentence[]): boolean {
  return sentences.some(({ text }, index) => read[index]?.section === 'beurteilung' && circlesIn(text).some(({ circle }) => circle === 'superiors'))
}

/** Words by which conduct towards others is judged, not help or advice for them. */
const conduct = foldPattern(
  /verhalten|verhielt|verhält|zusammenarbeit|beliebt|geschätzt|schätz(?:t|ten)(?!\p{L})|umgang|geachtet|anerkannt|akzeptiert|auftreten|(?:kam|kommt)[^.]{0,300}(?:aus|zurecht)|verstand sich|begegnete|umgänglich|gesellig|tolerant|freundlich|kollegial/iu,
)

/** Conduct towards colleagues, and superiors named nowhere. */
function superiorMarks(sentence: Sentence, read: AnalysedSentence): Mark[] {
  if (!isConduct(read) || !conduct.test(sentence.text)) return []
  const colleagues = /(?<!\p{L})\p{L}*kolleg\p{L}*/iu.exec(sentence.text)
  if (!colleagues) return []
  return [{ ...superiorsMissing, ...placeIn(sentence, { start: colleagues.index, end: colleagues.index + colleagues[0].length }) }]
}

function closingMarks({ section, start, end }: AnalysedSentence, { regret, thanks, wishes }: Closing): Mark[] {
  if (section !== 'schluss' || regret || thanks || !wishes || wishes.start < start || wishes.start >= end) return []
  return [{ ...wishesAlone, ...wishes }]
}

/** Two steps or more beside the summary; a sentence that has only a span, when its best grade is so far above it. */
function summaryMarks(read: AnalysedSentence, summary: HalfGrade | null): Mark[] {
  const { dimension, grade, span, marks, evidence, start, end } = read
  if (summary === null || dimension === null || dimension === 'gesamtbeurteilung' || dimension === 'schlussformel') return []
  const distance = grade === null ? summary - (span?.[0] ?? summary) : Math.abs(grade - summary)
  if (distance < CONTRADICTION) return []
  const places = [...marks, ...evidence]
  const place =
    places.length === 0 ? { start, end } : { start: Math.min(...places.map((one) => one.start)), end: Math.max(...places.map((one) => one.end)) }
  return [{ ...contradictsSummary, ...short(place) }]
}
