import type { Phrase } from '../../model/phrase.ts'

/** English wordings: what a British employer would say, its warmth falling with the grade. */
export const fuehrung = [
  {
    id: 'en.fuehrung.1.1',
    group: 'fuehrung',
    grade: 1,
    template: '{N} ⟨was/were|is/are⟩ an outstanding manager who ⟨inspired|inspires⟩ the team to give of its best.',
    basis: 'english',
  },
  {
    id: 'en.fuehrung.1.2',
    group: 'fuehrung',
    grade: 1,
    template: 'Under {N}’s leadership, the team ⟨worked|works⟩ together exceptionally well and ⟨produced|produces⟩ outstanding results.',
    basis: 'english',
  },
  {
    id: 'en.fuehrung.1.3',
    group: 'fuehrung',
    grade: 1,
    template:
      '{N} ⟨delegated|delegates/delegate⟩ wisely, ⟨developed|develops/develop⟩ people exceptionally well and ⟨earned|has earned/have earned⟩ the deep respect of the whole team.',
    basis: 'english',
  },
  {
    id: 'en.fuehrung.2.1',
    group: 'fuehrung',
    grade: 2,
    template:
      '{N} ⟨led|leads/lead⟩ with a clear sense of purpose, ⟨involved|involves/involve⟩ people in decisions and ⟨got|gets/get⟩ very good results.',
    basis: 'english',
  },
  {
    id: 'en.fuehrung.2.2',
    group: 'fuehrung',
    grade: 2,
    template: 'The team ⟨respected|respects⟩ {N} for {their} very capable leadership.',
    basis: 'english',
  },
  {
    id: 'en.fuehrung.2.3',
    group: 'fuehrung',
    grade: 2,
    template: 'By delegating sensibly and developing people with care, {N} ⟨achieved|achieves/achieve⟩ consistently good results with the team.',
    basis: 'english',
  },
  {
    id: 'en.fuehrung.3.1',
    group: 'fuehrung',
    grade: 3,
    template: '{N} ⟨led|leads/lead⟩ the team well and ⟨guided|guides/guide⟩ it to good results.',
    basis: 'english',
  },
  {
    id: 'en.fuehrung.3.2',
    group: 'fuehrung',
    grade: 3,
    template: 'Under {N}’s leadership, the team ⟨did|does⟩ good work and ⟨met|meets⟩ our expectations.',
    basis: 'english',
  },
  {
    id: 'en.fuehrung.3.3',
    group: 'fuehrung',
    grade: 3,
    template: '{N} ⟨delegated|delegates/delegate⟩ sensibly and ⟨was/were|is/are⟩ respected by the team.',
    basis: 'english',
  },
  {
    id: 'en.fuehrung.4.1',
    group: 'fuehrung',
    grade: 4,
    template: '{N} ⟨managed|manages/manage⟩ the team adequately and ⟨saw|sees/see⟩ that the work ⟨was|is⟩ done.',
    basis: 'english',
  },
  {
    id: 'en.fuehrung.4.2',
    group: 'fuehrung',
    grade: 4,
    template: 'Under {N}’s management, the team ⟨did|does⟩ adequate work.',
    basis: 'english',
  },
  {
    id: 'en.fuehrung.4.3',
    group: 'fuehrung',
    grade: 4,
    template: '{N} ⟨carried|carries/carry⟩ out the supervisory duties that the post ⟨involved|involves⟩.',
    basis: 'english',
  },
  {
    id: 'en.fuehrung.5.1',
    group: 'fuehrung',
    grade: 5,
    template: '{N} generally ⟨carried|carries/carry⟩ out {their} management duties to an acceptable standard.',
    basis: 'english',
  },
  {
    id: 'en.fuehrung.5.2',
    group: 'fuehrung',
    grade: 5,
    template: '{N} ⟨tried|tries/try⟩ to guide and motivate the team.',
    basis: 'english',
  },
  {
    id: 'en.fuehrung.5.3',
    group: 'fuehrung',
    grade: 5,
    template: 'The team’s results under {N} ⟨were|are⟩ generally adequate.',
    basis: 'english',
  },
] as const satisfies readonly Phrase[]
