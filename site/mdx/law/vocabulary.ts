import { Ruling, Statute } from './cite.tsx'
import { Decided, Holding } from './decided.tsx'
import { rulings } from './rulings.tsx'
import { statutes } from './statutes.tsx'

/** Law, cited and listed: the facts stand in `content/facts/law.json`. */
export const lawVocabulary = { Ruling, Statute, Decided, Holding, ...rulings, ...statutes }
