import { type PhraseGroup, phraseGroups } from '../model/dimension.ts'
import type { Phrase } from '../model/phrase.ts'

type Base = Readonly<Record<PhraseGroup, readonly Phrase[]>>

/** Two phrase bases as one, by group and grade. */
export function joined(one: Base, other: Base): Base {
  const all = { ...one }
  for (const group of phraseGroups) all[group] = [...one[group], ...other[group]].sort((a, b) => a.grade - b.grade)
  return all
}
