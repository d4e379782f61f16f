import { Asked, Place, Places } from './places.server.tsx'

/** What the search page offers before anything was asked. */
export const placesVocabulary = { Places, Place, Asked }
