import { Ruling, Statute } from './cite.tsx'
import { rulings } from './rulings.tsx'
import { statutes } from './statutes.tsx'

/** Law, cited and listed: the facts stand in `content/facts/law.json`. */
export const lawVocabulary = { Ruling, Statute, ...rulings, ...statutes }
