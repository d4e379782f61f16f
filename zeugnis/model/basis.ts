import type { Bilingual } from './role.ts'

/** A ruling that decided it, a statute that says it, custom that is described and nobody decided, or lore: a coded meaning without proof. They are never mixed. */
export type Basis =
  | { readonly kind: 'court'; readonly court: string; readonly date: string; readonly number: string; readonly note: Bilingual }
  | { readonly kind: 'statute'; readonly norm: string; readonly note: Bilingual }
  | { readonly kind: 'custom'; readonly note: Bilingual }
  | { readonly kind: 'lore'; readonly note: Bilingual }

/** Names of the bases in `lexicon/bases.ts`. */
export type BasisKey =
  | 'zufriedenheitsskala'
  | 'verhaltensskala'
  | 'zeitfaktor'
  | 'schlussformel'
  | 'fuehrung'
  | 'steigerung'
  | 'bemuehen'
  | 'auslassung'
  | 'reihenfolge'
  | 'kennengelernt'
  | 'uebertreibung'
  | 'ehrlichkeit'
  | 'aufbau'
  | 'deutung'
  | 'distanz'
  | 'passiv'
  | 'widerspruch'
  | 'klarheit'
  | 'fliesstext'
  | 'datum'
  | 'rang'
  | 'unterschrift'
  | 'zeitform'
  | 'inhalt'
  | 'streit'
  | 'kuerze'
  | 'english'
