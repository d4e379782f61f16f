import { type Place, placesOf, wordsOf } from '#language'
import { bases } from '../../lexicon/bases.ts'
import { passiveFinding } from '../../lexicon/findings.ts'
import type { GradedSentence } from '../../model/graded-sentence.ts'
import type { Effect, Evidence, Mark, Weight } from '../../model/mark.ts'
import { normalise } from '../text/normalise.ts'
import { type Sentence, sentences } from '../text/sentences.ts'
import { findCues } from './cue-finder.ts'
import { type FoundCue, gradeWords, isLowering } from './grade-words.ts'
import { passiveVoice } from './passive-voice.ts'
import { namesIn, unknownWords } from './unknown-words.ts'

const names = /(?<!\p{L})(?:Herrn?|Frau)\s+(?:(?:Dr|Prof)\.\s+)*\p{Lu}[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+)?/gu

/**
 * Grades one German sentence, as given, by the words that carry it: of several the first that has a grade or a mark.
 * @param own names of the person, where no Herr or Frau stands before them
 */
export function gradeSentence(given: string, own: readonly string[] = []): GradedSentence {
  const read = sentences(normalise(given)).map((sentence) => readSentence(sentence, namesIn(own)))
  return read.find(({ grade, marks }) => grade !== null || marks.length > 0) ?? read[0] ?? nothing
}

const nothing: GradedSentence = { grade: null, span: null, abstention: 'no-cue', marks: [], evidence: [], unknown: [] }

/** Grades a sentence of a letter; places are those of the text as given. */
export function readSentence(sentence: Sentence, own: ReadonlySet<string>): GradedSentence {
  const { text } = sentence
  const words = wordsOf(text)
  const found = findCues(words)
  const cues = found.flatMap(({ value, ...place }): FoundCue[] => (value ? [{ value, ...place }] : []))
  const named = placesOf(text, names)
  const unknown = unknownWords(words, [...found, ...named], own)
  return {
    ...gradeWords(text, cues, unknown.length, own),
    marks: marksOf(sentence, cues),
    evidence: cues.flatMap((cue) => evidenceOf(sentence, cue)),
    unknown: unknown.map((word) => placeIn(sentence, word)),
  }
}

/** Where a place of a sentence stood in the text as given. */
export function placeIn({ origin, start, end }: Sentence, place: Place): Place {
  return { start: origin[place.start] ?? start, end: (origin[place.end - 1] ?? end - 1) + 1 }
}

const effects: Readonly<Record<Weight, Effect>> = {
  time: 'raises',
  top: 'raises',
  praise: 'raises',
  minimum: 'lowers',
  trivial: 'lowers',
  lowers: 'lowers',
  withholds: 'withholds',
  hint: 'hint',
  none: 'none',
}

function marksOf(sentence: Sentence, cues: readonly FoundCue[]): Mark[] {
  const marks = cues.filter((cue) => isTelling(sentence.text, cue, cues)).flatMap((cue) => markOf(sentence, cue))
  const passive = passiveVoice(sentence.text)
  if (passive) marks.push({ ...placeIn(sentence, passive), ...passiveFinding })
  return marks.sort((a, b) => a.start - b.start)
}

/** Whether a cue does in this sentence what it is known for: the self-evident only stands out alone, a limit only where it limits. */
function isTelling(text: string, cue: FoundCue, all: readonly FoundCue[]): boolean {
  if (cue.value.weight === 'lowers') return isLowering(text, cue)
  return cue.value.weight !== 'trivial' || !all.some(({ value }) => value.weight === 'praise')
}

function markOf(sentence: Sentence, { value, start, end }: FoundCue): Mark[] {
  const { technique, weight, basis, explanation } = value
  if (!technique) return []
  return [{ ...placeIn(sentence, { start, end }), technique, effect: effects[weight], basis: bases[basis], explanation }]
}

function evidenceOf(sentence: Sentence, { value, start, end }: FoundCue): Evidence[] {
  if (value.weight !== 'praise' && value.weight !== 'minimum') return []
  return [{ ...placeIn(sentence, { start, end }), weight: value.weight }]
}
