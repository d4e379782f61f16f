import { passiveFinding, superlative, timeMissing } from '../../lexicon/findings.ts'
import type { Basis, BasisKey } from '../../model/basis.ts'
import type { HalfGrade } from '../../model/grade.ts'
import type { Effect, Mark, Weight } from '../../model/mark.ts'
import type { Sentence } from '../text/sentences.ts'
import { isLowering } from './blame.ts'
import { exactBasesIn } from './exact-basis.ts'
import { missingTime } from './missing-time.ts'
import type { Parsed } from './parsed.ts'
import { passiveVoice } from './passive-voice.ts'
import { placeIn } from './place-in.ts'
import type { FoundCue } from './tokens.ts'

const effects: Readonly<Record<Weight, Effect>> = {
  time: 'raises',
  lift: 'raises',
  top: 'raises',
  praise: 'raises',
  minimum: 'lowers',
  trivial: 'lowers',
  lowers: 'lowers',
  withholds: 'withholds',
  hint: 'hint',
  none: 'none',
}

/** What stands out in a sentence, in order; a time adverb that is missed among it. */
export function marksOf(sentence: Sentence, read: Parsed, grade: HalfGrade | null): Mark[] {
  const missing = missingTime(read, grade)
  const basisOf = exactBasesIn(sentence.text)
  const marks = read.found.filter((cue) => isTelling(read, cue)).flatMap((cue) => markOf(sentence, cue, basisOf))
  const tops = read.heads.flat().filter(({ degree, token }) => degree === 2 && token.cue === null)
  const passive = passiveVoice(sentence.text)
  const basis = basisOf('zufriedenheitsskala')
  if (passive) marks.push({ ...placeIn(sentence, passive), ...passiveFinding })
  if (missing) marks.push({ ...placeIn(sentence, missing), ...timeMissing, basis })
  return [...marks, ...tops.map(({ token, end }) => ({ ...placeIn(sentence, { start: token.start, end }), ...superlative, basis }))].sort(
    (a, b) => a.start - b.start,
  )
}

/** Whether a cue does in this sentence what it is known for: the self-evident only stands out alone, a limit only where it limits. */
function isTelling({ text, heads }: Parsed, cue: FoundCue): boolean {
  if (cue.value.weight === 'lowers') return isLowering(text, cue)
  return cue.value.weight !== 'trivial' || !heads.flat().some(({ degree }) => degree > 0)
}

function markOf(sentence: Sentence, { value, start, end }: FoundCue, basisOf: (key: BasisKey) => Basis): Mark[] {
  const { technique, weight, basis, explanation } = value
  if (!technique) return []
  return [{ ...placeIn(sentence, { start, end }), technique, effect: effects[weight], basis: basisOf(basis), explanation }]
}
