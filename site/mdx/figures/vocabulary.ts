import { flowVocabulary } from '../flow/data-flow.tsx'
import { listVocabulary } from '../lists/vocabulary.ts'
import { Charge, Charges } from './charges.tsx'
import { Dots } from './dots.tsx'
import { Figure } from './figure.tsx'
import { Gate, Gates } from './gates.tsx'
import { LetterMap, Spot } from './letter-map.tsx'
import { Reader, Readers } from './readers.tsx'
import { Kept, Retention } from './retention.tsx'
import { Schedule, Span } from './schedule.tsx'
import { Share, Shares } from './shares.tsx'
import { Stage, Stages } from './stages.tsx'
import { TimeAxis, When } from './time-axis.tsx'
import { Triple, Triples } from './triples.tsx'

/** Pictures that texts are explained with, drawn of data at build, and rows that stand for tables. */
export const drawingVocabulary = {
  ...flowVocabulary,
  ...listVocabulary,
  Figure,
  TimeAxis,
  When,
  LetterMap,
  Spot,
  Schedule,
  Span,
  Retention,
  Kept,
  Readers,
  Reader,
  Dots,
  Gates,
  Gate,
  Stages,
  Stage,
  Shares,
  Share,
  Charges,
  Charge,
  Triples,
  Triple,
}
