import { makeFinder } from '#language'
import { codes, harmless } from '../../lexicon/cues/codes.ts'
import { distance } from '../../lexicon/cues/distance.ts'
import { limits } from '../../lexicon/cues/limits.ts'
import { praise } from '../../lexicon/cues/praise.ts'
import type { Cue } from '../../model/mark.ts'

export const cues: readonly Cue[] = [...codes, ...limits, ...distance, ...praise]

/** Finds the words that build or take back a grade; `null` where they mean nothing in their phrase. */
export const findCues = makeFinder<Cue | null>([{ phrases: harmless, value: null }, ...cues.map((cue) => ({ phrases: cue.words, value: cue }))])
