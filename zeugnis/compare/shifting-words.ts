import { keyOf, list } from '#language'
import { harmless } from '../lexicon/cues/codes.ts'
import { distance } from '../lexicon/cues/distance.ts'
import { limits } from '../lexicon/cues/limits.ts'
import { praise } from '../lexicon/cues/praise.ts'
import type { Change, ReasonCode } from '../model/comparison.ts'
import type { Cue } from '../model/mark.ts'

/** Words that shift what a sentence says, whatever grade it was given; words of one kind stand for each other. */
export interface Shift {
  readonly code: ReasonCode
  /** What it makes of a sentence that they are gone. */
  readonly lost: Change
  readonly phrases: readonly string[]
  /** A part of a closing formula: the words by which it is recognised anywhere in it. */
  readonly part?: readonly string[]
  /** „bei hohem Arbeitsaufkommen“: degrees that may tell of the work. */
  readonly mayBeOfWork?: true
}

const cues: readonly Cue[] = [...praise, ...limits, ...distance]
const wordsOf = (fits: (cue: Cue) => boolean) => cues.filter(fits).flatMap(({ words }) => words)
const denials = list('nicht, kein, keine, keinen, keiner, keinem, keines, keineswegs, keinesfalls, keinerlei, niemand, weder, nie, niemals, kaum')
/** What a reader of „zu erwarten“ or „Voraussetzung“ cannot tell apart from what was done says nothing of the difference. */
const isDistance = ({ technique, weight }: Cue) => technique === 'distance' || (technique === 'relativisation' && weight === 'withholds')

/** Of a closing formula: each part stands once, by whatever words. */
const closing: readonly Shift[] = [
  list('bedauern, bedauert, bedauerten, bedaure, bedauerlich, bedauerlicherweise, Leid, leider, ungern, Verlust'),
  list('danken, dankt, danke, bedanken, bedanke, Dank, dankbar, gedankt'),
  list('wünschen, wünscht, wünsche, Wünsche'),
  list('freuen, freue, Fortsetzung, freuen uns _ Fortsetzung, freuen uns _ Zusammenarbeit, freue mich _ Fortsetzung, freue mich _ Zusammenarbeit'),
].map((phrases) => ({ code: 'closing', lost: 'worse', phrases, part: phrases.filter((word) => !word.includes(' ')).map(keyOf) }))

/** „würden ihn jederzeit wieder einstellen“ */
const rehire: Shift = {
  ...{ code: 'closing', lost: 'worse', part: ['einstellen', 'wiedereinstellen', 'beschaeftigen'] },
  phrases: list('wieder einstellen, wieder bei uns einstellen, wiedereinstellen, wieder beschäftigen, wieder bei uns beschäftigen'),
}

export const shifts: readonly Shift[] = [
  ...closing,
  rehire,
  { code: 'time-factor', lost: 'worse', phrases: wordsOf(({ weight }) => weight === 'time') },
  { code: 'superlative', lost: 'worse', phrases: wordsOf(({ weight }) => weight === 'lift') },
  { code: 'praise', lost: 'worse', phrases: list('erdenklich*, denkbar*') },
  { code: 'praise', lost: 'worse', phrases: list('weiterhin') },
  { code: 'praise', lost: 'worse', phrases: list('herzlich*, von Herzen, ausdrücklich*') },
  {
    ...{ code: 'praise', lost: 'worse', mayBeOfWork: true },
    phrases: list('nur das Beste, nur Gutes, viel, hoch, hohe, hohem, hohen, hoher, hohes, groß, große, großem, großen, großer, großes'),
  },
  { code: 'praise', lost: 'worse', mayBeOfWork: true, phrases: list('voll, volle, vollem, vollen, voller, volles') },
  { code: 'praise', lost: 'worse', phrases: list('zügig*, schnell*, rasch*, prompt*, unverzüglich*') },
  {
    ...{ code: 'minimum', lost: 'better' },
    phrases: list('angemessen*, normal*, üblich*, gewöhnlich*, durchschnittlich*, ausreichend*, hinreichend*, zufriedenstellend*'),
  },
  { code: 'negation', lost: 'better', phrases: wordsOf(({ technique, weight }) => technique === 'negation' && weight === 'lowers') },
  { code: 'relativisation', lost: 'better', phrases: wordsOf(({ technique, weight }) => technique === 'relativisation' && weight === 'lowers') },
  { code: 'negation', lost: 'open', phrases: denials },
  { code: 'distance', lost: 'open', phrases: wordsOf(isDistance) },
  {
    code: 'relativisation',
    lost: 'open',
    phrases: list('aber, jedoch, allerdings, lediglich, nur, selten, wenig, wenige, weniger, zumindest, wenigstens, eher, etwas'),
  },
]

/** In which the words above mean nothing: „nicht nur“. */
export const meaningNothing = harmless
