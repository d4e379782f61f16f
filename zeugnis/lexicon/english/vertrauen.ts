import type { Phrase } from '../../model/phrase.ts'

/** Honesty, for occupations with cash, keys or personal data. Of grade 5 there is none: with grade 5 it is said as with grade 4, as silence would hint at dishonesty. */
export const vertrauen = [
  {
    id: 'en.vertrauen.1.1',
    group: 'vertrauen',
    grade: 1,
    template: 'We ⟨trusted|trust⟩ {them} without reservation: {p} ⟨was/were|is/are⟩ scrupulously honest and unfailingly discreet.',
    basis: 'english',
  },
  {
    id: 'en.vertrauen.2.1',
    group: 'vertrauen',
    grade: 2,
    template: 'Always honest and discreet, {p} fully ⟨deserved|deserves/deserve⟩ our trust.',
    basis: 'english',
  },
  {
    id: 'en.vertrauen.3.1',
    group: 'vertrauen',
    grade: 3,
    template: '{N} ⟨was/were|is/are⟩ honest and discreet.',
    basis: 'english',
  },
  {
    id: 'en.vertrauen.4.1',
    group: 'vertrauen',
    grade: 4,
    template: '{N} ⟨handled|handles/handle⟩ property and confidential information correctly.',
    basis: 'english',
  },
  {
    id: 'en.vertrauen.1.2',
    group: 'vertrauen',
    grade: 1,
    template: '{N} ⟨had|has/have⟩ our complete trust and ⟨earned|earns/earn⟩ it afresh every day.',
    basis: 'english',
  },
  { id: 'en.vertrauen.1.3', group: 'vertrauen', grade: 1, template: '{Their} honesty and discretion ⟨were|are⟩ beyond question.', basis: 'english' },
  {
    id: 'en.vertrauen.2.2',
    group: 'vertrauen',
    grade: 2,
    template: '{Their} honesty ⟨was|is⟩ beyond doubt, and {p} ⟨handled|handles/handle⟩ confidential matters with great discretion.',
    basis: 'english',
  },
  {
    id: 'en.vertrauen.2.3',
    group: 'vertrauen',
    grade: 2,
    template: '{N} ⟨was/were|is/are⟩ trustworthy and thoroughly discreet.',
    basis: 'english',
  },
] as const satisfies readonly Phrase[]
