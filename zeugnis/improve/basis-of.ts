import { exactBasesIn } from '../analyse/sentence/exact-basis.ts'
import { bases } from '../lexicon/bases.ts'
import type { Basis, BasisKey } from '../model/basis.ts'

/** What the grade of a wording rests on. A ruling that does not name the word that is asked for is none to cite for it. */
export function basisOf(text: string, key: BasisKey): Basis {
  const basis = exactBasesIn(text)(key)
  return basis === bases.verhaltensskala && text.includes('vorbildlich') && !basis.note.de.includes('vorbildlich') ? bases.steigerung : basis
}
