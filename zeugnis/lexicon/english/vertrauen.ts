import type { Phrase } from '../../model/phrase.ts'

/** Honesty, for occupations with cash, keys or personal data. Of grade 5 there is none: nobody should hint at dishonesty. */
export const vertrauen = [
  {
    id: 'en.vertrauen.1.1',
    group: 'vertrauen',
    grade: 1,
    template: 'We ⟨trusted|trust⟩ {N} without reservation: {p} ⟨was/were|is/are⟩ scrupulously honest and discreet at all times.',
    basis: 'english',
    example: 'We trusted Ms Sample without reservation: she was scrupulously honest and discreet at all times.',
  },
  {
    id: 'en.vertrauen.2.1',
    group: 'vertrauen',
    grade: 2,
    template: 'Always honest and discreet, {N} fully ⟨deserved|deserves⟩ our trust.',
    basis: 'english',
    example: 'Always honest and discreet, Ms Sample fully deserved our trust.',
  },
  {
    id: 'en.vertrauen.3.1',
    group: 'vertrauen',
    grade: 3,
    template: 'We ⟨found|find⟩ {N} honest and discreet.',
    basis: 'english',
    example: 'We found Ms Sample honest and discreet.',
  },
  {
    id: 'en.vertrauen.4.1',
    group: 'vertrauen',
    grade: 4,
    template: 'Money and personal data in the care of {N} ⟨were|are⟩ handled correctly.',
    basis: 'english',
    example: 'Money and personal data in the care of Ms Sample were handled correctly.',
  },
] as const satisfies readonly Phrase[]
