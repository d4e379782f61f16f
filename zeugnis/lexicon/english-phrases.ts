import { englishMore } from './english/more/index.ts'
import { englishScale } from './english/scale.ts'
import { joined } from './joined.ts'

/** The English phrase base: ten wordings for each grade of each group. */
export const englishPhrases = joined(englishScale, englishMore)
