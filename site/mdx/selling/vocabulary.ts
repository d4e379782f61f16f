import { Fold } from '../../ui/fold.tsx'
import { Gain, Gains, PanelNote } from './gains.tsx'
import { Opening, Ways } from './opening.tsx'
import { Part } from './part.tsx'
import { PriceFrom } from './price-from.tsx'

/** Components of the pages that present products and prices. */
export const sellingVocabulary = { Opening, Ways, Gains, Gain, PanelNote, Part, PriceFrom, Fold }
