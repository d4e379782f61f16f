/** Pictures are reduced to about so many pixels: a page of A4 at 350 dpi. */
export const MOST_PIXELS = 12_500_000
/** Of files that say so themselves: more is no photo, and would not fit into the memory that we allow ourselves. */
export const MOST_FILE_PIXELS = 110_000_000
/** A word that was read less surely than this is to be looked at; see docs/decisions/045. */
export const DOUBTFUL = 0.8
/** Pages that are read less surely than this on the whole are handwriting, or no pages. */
export const UNREADABLE = 0.5
/** Texts of which more words than this part are unsure are better photographed again than looked through: from the first on this is said, from the second on nothing is read. */
export const MANY_DOUBTS = { said: 0.2, most: 0.6 } as const
