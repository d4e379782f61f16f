import type { Replacement } from '#zeugnis'
import type { BetterSentence, OfferedWording } from './better-answer.ts'

/** A sentence of the letter with what shall stand in its place; a wording of the visitor's own has no basis. */
export interface ChosenSentence extends Replacement {
  readonly sentence: BetterSentence
  readonly offered: OfferedWording | undefined
}
