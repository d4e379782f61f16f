import { expect, it } from 'vitest'
import { compareReferences } from './compare-references.ts'
import { presentOf } from './strong-verbs.ts'

it.each([
  ['oblag', 'obliegt'],
  ['erkannte', 'erkennt'],
  ['fanden', 'findet'],
  ['verstand', 'versteht'],
  ['Auftrag', 'Auftrag'],
  ['zuverlaessig', 'zuverlaessig'],
])('%s is the past of %s, or no verb', (past, present) => {
  expect(presentOf(past)).toBe(present)
})

/** A letter in one of the tenses; `[interim|final]`. */
const letter = `[Zwischenzeugnis|Arbeitszeugnis]

Frau Merve Aydogan [ist seit dem 15. Februar 2020|war vom 15. Februar 2020 bis zum 30. September 2026] in unserer Kanzlei als Rechtsanwaltsfachangestellte tätig.

Ihr [obliegt|oblag] die Führung des Fristenkalenders, die Abrechnung nach RVG sowie die Zwangsvollstreckung.

Sie [denkt|dachte] mit, [erkennt|erkannte] Probleme [früh |]und [löst|löste] sie. Sie [arbeitet|arbeitete] stets gewissenhaft. Ihre Leistungen [finden|fanden] stets unsere volle Anerkennung. Ihr Verhalten [ist|war] stets einwandfrei.

Mainz, den 30. September 2026

Dr. Stefan Köhl
Rechtsanwalt
`
const inTense = (at: 1 | 2) => letter.replace(/\[([^|\]]*)\|([^\]]*)\]/g, (...parts) => String(parts[at]))

it('an interim reference and the final one hold the same duties and sentences, whatever their tense', () => {
  const { pairs, facts } = compareReferences(inTense(1), inTense(2))
  expect(facts.map(({ kind }) => kind)).not.toContain('task')
  expect(pairs.find(({ before }) => before?.startsWith('Sie denkt'))?.after).toMatch(/^Sie dachte/)
})
