import { PlaceInTab } from '../../browser/kept-in-tab.ts'
import type { FileNote } from '../../files/file-text.ts'
import type { Texts } from './use-comparing.ts'

/** What stands in a field, and what there is to say beside it. */
export interface KeptSide {
  readonly text: string
  readonly notes: readonly FileNote[]
}

export type SideName = 'before' | 'after'

const hasText = ({ text }: KeptSide) => text.trim() !== ''

/** What a visitor put in, as long as the tab lives. */
export const keptSides: Readonly<Record<SideName, PlaceInTab<KeptSide>>> = { before: new PlaceInTab(hasText), after: new PlaceInTab(hasText) }

/** Whether the visitor's own texts were shown last, and which of them were compared. */
export const keptChoice = new PlaceInTab<{ readonly isOwn: boolean; readonly texts: Texts | null }>(() => false)
