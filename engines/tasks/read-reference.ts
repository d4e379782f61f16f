import { type Analysis, analyse, type Comparison, compareReferences, type ImproveAnswer, improveReference } from '#zeugnis'
import type { Kinds } from '../kinds.ts'

export function readReference({ text, role }: Kinds['readReference']['input']): Analysis {
  return analyse(text, role)
}

export function compare({ before, after, role }: Kinds['compareReferences']['input']): Comparison {
  return compareReferences(before, after, { role })
}

export function improve({ text, to }: Kinds['improveReference']['input']): ImproveAnswer {
  return improveReference(text, { to })
}
