import { AbilityGrid } from './ability-grid.tsx'
import { legend } from './legend.tsx'
import { matrix } from './matrix.tsx'

/** What HR systems' interfaces offer: the facts stand in `content/integrations/`. */
export const integrationVocabulary = { AbilityGrid, ...matrix, ...legend }
