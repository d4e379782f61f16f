import { bases } from '../../lexicon/bases.ts'
import type { Basis, BasisKey } from '../../model/basis.ts'

const conduct = /verh(?:a|ä|ie)lt/iu
/** The steps that the ruling on conduct names. */
const steps = /vorbildlich|einwandfrei|tadel|klage/iu

/**
 * What marks of a text rest on: courts decided on the formula of satisfaction, on conduct that is „einwandfrei“, with a time adverb and without, and on the steps of
 * conduct; that other praise is read by the same words is custom.
 */
export function exactBasesIn(text: string): (key: BasisKey) => Basis {
  const isOfConduct = conduct.test(text)
  const isOfImpeccable = isOfConduct && text.includes('einwandfrei')
  const ofScale = /zufriedenheit/iu.test(text) ? bases.zufriedenheitsskala : isOfImpeccable ? bases.zeitfaktor : bases.steigerung
  return (key) => {
    if (key === 'verhaltensskala') return isOfConduct && steps.test(text) ? bases.verhaltensskala : bases.steigerung
    return key === 'zufriedenheitsskala' || key === 'zeitfaktor' ? ofScale : bases[key]
  }
}
