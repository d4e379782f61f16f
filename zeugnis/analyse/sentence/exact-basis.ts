import { bases } from '../../lexicon/bases.ts'
import type { Basis, BasisKey } from '../../model/basis.ts'

/** What marks of a text rest on: courts decided on the satisfaction formula and on „einwandfrei“, with a time adverb and without; that other praise is read by the same words is custom. */
export function exactBasesIn(text: string): (key: BasisKey) => Basis {
  const ofScale = /zufrieden/i.test(text) ? bases.zufriedenheitsskala : text.includes('einwandfrei') ? bases.zeitfaktor : bases.steigerung
  return (key) => (key === 'zufriedenheitsskala' || key === 'zeitfaktor' ? ofScale : bases[key])
}
