import { checkContract } from '#contract-check'
import { parseCv } from '#cv'
import { readSentence, SAMPLE_DAY, samplePool, search } from '#talent'
import { analyse, compareReferences, gradeSentence, improveReference, replacePersonalData } from '#zeugnis'
import { groupLetters } from '../../../services/reports/group-letters.ts'
import { employerIn } from '../../../zeugnis/replace/employer.ts'
import { isWhole } from '../../support/extent.ts'
import type { Readers } from './reader.ts'

export const letter =
  'Beispiel GmbH\n\nArbeitszeugnis\n\nFrau Ina Lenz war vom 1. Mai 2018 bis zum 31. Mai 2024 als Buchhalterin in unserem Unternehmen tätig.\n\nSie arbeitete stets sorgfältig. Ihr Verhalten gegenüber Vorgesetzten war stets einwandfrei.\n\n'
const cv =
  'Lebenslauf\nIna Lenz\n\nBerufserfahrung\n2019 – heute Buchhalterin bei der Beispiel GmbH\n\nKenntnisse\nExcel und Word in der Praxis und in der Lehre\n'
/** The language is told by the first 20 000 letters. */
const contract = `Arbeitsvertrag\n\nzwischen der Beispiel GmbH (Arbeitgeber) und Frau Lenz (Arbeitnehmerin)\n\n§ 1 Probezeit\nDie Probezeit beträgt sechs Monate.\n\n§ 2 Wettbewerbsverbot\n${'Die Arbeitnehmerin hält sich an die Ordnung des Betriebs. '.repeat(400)}`

/** The domains, by their doors. Lengths stay near the limits that the pages and the API set. */
export const engines: Readers = {
  analysis: { start: letter, length: 6000, seeds: ['any', 'prose'], read: analyse },
  'comparison with another letter': {
    start: letter,
    length: isWhole ? 4000 : 2000,
    seeds: ['any', 'prose'],
    read: (text) => compareReferences(text, `${letter}Wir waren stets zufrieden. ${text.slice(letter.length)}`),
  },
  'better sentences': { start: letter, length: isWhole ? 4000 : 2000, seeds: ['any', 'prose'], read: (text) => improveReference(text, { to: 1 }) },
  'grade of a sentence': { start: 'Sie arbeitete stets sorgfältig ', length: 8000, seeds: ['any', 'prose'], read: gradeSentence },
  'firm that issues a letter': { length: 20_000, seeds: ['any', 'prose'], read: employerIn },
  'replacing of personal data': { start: letter, length: 5000, seeds: ['any', 'prose'], read: (text) => replacePersonalData([text]) },
  'report of letters': { start: letter, length: 5000, seeds: ['any', 'prose'], read: (text) => groupLetters([text]) },
  CV: { start: cv, length: 5000, seeds: ['any', 'prose'], read: parseCv },
  contract: { start: contract, length: 4000, seeds: ['any', 'prose'], read: checkContract },
  'talent search': {
    length: 100,
    seeds: ['any', 'prose'],
    read: (text) => search(samplePool, { requirements: readSentence(text).requirements }, SAMPLE_DAY),
  },
}
