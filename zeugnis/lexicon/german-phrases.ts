import { germanMore } from './german/more/index.ts'
import { germanScale } from './german/scale.ts'
import { joined } from './joined.ts'

/** The German phrase base: eight wordings for each grade of each group. */
export const germanPhrases = joined(germanScale, germanMore)
