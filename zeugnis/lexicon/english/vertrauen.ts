import type { Phrase } from '../../model/phrase.ts'

/** Honesty, for occupations with cash, keys or personal data. Of grade 5 there is none: with grade 5 it is said as with grade 4, as silence would hint at dishonesty. */
export const vertrauen = [
  {
    id: 'en.vertrauen.1.1',
    group: 'vertrauen',
    grade: 1,
    template: 'Scrupulously honest, {p} ⟨could|can⟩ be trusted with anything.',
    basis: 'english',
  },
  {
    id: 'en.vertrauen.2.1',
    group: 'vertrauen',
    grade: 2,
    template: 'Honest and straightforward, {p} ⟨had|has/have⟩ our full trust.',
    basis: 'english',
  },
  {
    id: 'en.vertrauen.3.1',
    group: 'vertrauen',
    grade: 3,
    template: '{N} ⟨was/were|is/are⟩ honest and trustworthy.',
    basis: 'english',
  },
  {
    id: 'en.vertrauen.1.2',
    group: 'vertrauen',
    grade: 1,
    template: '{N} ⟨had|has/have⟩ our complete trust: {their} honesty ⟨was|is⟩ exemplary.',
    basis: 'english',
  },
  {
    id: 'en.vertrauen.1.3',
    group: 'vertrauen',
    grade: 1,
    template: 'There ⟨was|is⟩ never a moment’s doubt about {their} honesty.',
    basis: 'english',
  },
  {
    id: 'en.vertrauen.2.2',
    group: 'vertrauen',
    grade: 2,
    template: 'We ⟨trusted|trust⟩ {them} fully, and rightly so.',
    basis: 'english',
  },
  {
    id: 'en.vertrauen.2.3',
    group: 'vertrauen',
    grade: 2,
    template: 'Thoroughly honest, {p} ⟨earned|has earned/have earned⟩ our trust.',
    basis: 'english',
  },
  {
    id: 'en.vertrauen.3.2',
    group: 'vertrauen',
    grade: 3,
    template: '{N} ⟨was/were|is/are⟩ honest and dependable.',
    basis: 'english',
  },
  {
    id: 'en.vertrauen.3.3',
    group: 'vertrauen',
    grade: 3,
    template: '{N} ⟨was/were|is/are⟩ honest in all {their} dealings.',
    basis: 'english',
  },
  {
    id: 'en.vertrauen.3.4',
    group: 'vertrauen',
    grade: 3,
    template: 'Honest and reliable, {p} ⟨was/were|is/are⟩ someone we ⟨could|can⟩ trust.',
    basis: 'english',
  },
] as const satisfies readonly Phrase[]
