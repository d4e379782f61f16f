import { Fold } from '../../ui/fold.tsx'
import { ProcessReasons } from '../flow/process-reasons.tsx'
import { ReferenceWay } from '../flow/reference-way.tsx'
import { Batch, BatchRow } from './batch.tsx'
import { FileLimits } from './file-limits.tsx'
import { Gain, Gains, PanelNote } from './gains.tsx'
import { Opening, Ways } from './opening.tsx'
import { Part } from './part.tsx'
import { PriceFrom } from './price-from.tsx'
import { PriceRows } from './price-rows.tsx'
import { SampleCases } from './sample-cases.server.tsx'

/** Components of the pages that present products and prices. */
export const sellingVocabulary = {
  FileLimits,
  Opening,
  Ways,
  Gains,
  Gain,
  PanelNote,
  Part,
  PriceFrom,
  PriceRows,
  Fold,
  Batch,
  BatchRow,
  ReferenceWay,
  ProcessReasons,
  SampleCases,
}
