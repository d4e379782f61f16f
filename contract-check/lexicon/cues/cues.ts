import type { ClauseKind } from '../../model/answer.ts'
import type { Cue } from './cue.ts'
import { duties } from './duties.ts'
import { ending } from './ending.ts'
import { engagement } from './engagement.ts'
import { terms } from './terms.ts'

export const cues: readonly Cue[] = [...engagement, ...terms, ...duties, ...ending]

/** The kinds that a heading names. The title of the contract names none. */
export function kindsNamed(heading: string | null): ClauseKind[] {
  return heading === null || /(?:arbeits|anstellungs|dienst)vertrag|^vertrag /i.test(heading)
    ? []
    : cues.filter((cue) => cue.heading?.test(heading)).map(({ kind }) => kind)
}
