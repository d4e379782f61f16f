import type { Bilingual } from './role.ts'

/** A ruling that decided it, or custom that nobody decided. The two are never mixed. */
export type Basis =
  | { readonly kind: 'court'; readonly court: string; readonly date: string; readonly number: string; readonly note: Bilingual }
  | { readonly kind: 'custom'; readonly note: Bilingual }

/** Names of the bases in `lexicon/bases.ts`. */
export type BasisKey = 'zufriedenheitsskala' | 'verhaltensskala' | 'schlussformel' | 'fuehrung' | 'steigerung' | 'english'
