import { Disclosure, Disclosures } from './disclosures.tsx'
import { Lines, Numbers } from './lines.tsx'
import { Offer, Offers, Stated, StatedIn } from './offers.tsx'
import { Quotes } from './quotes.tsx'

/** Rows that say more on less room than a table does on a phone. */
export const listVocabulary = { Disclosures, Disclosure, Lines, Numbers, Offers, Offer, Stated, StatedIn, Quotes }
