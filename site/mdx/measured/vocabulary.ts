import { behind } from './behind.tsx'
import { changes } from './changes.tsx'
import { matrix } from './matrix.tsx'
import { overall } from './overall.tsx'
import { proof } from './proof.tsx'
import { ranges } from './ranges.tsx'
import { tallies } from './tallies.tsx'
import { traps } from './traps.tsx'

/** What was measured on the corpus, as tables and in short: the figures stand in `content/facts/methode.json`. */
export const measuredVocabulary = { ...overall, ...matrix, ...tallies, ...ranges, ...traps, ...proof, ...changes, ...behind }
