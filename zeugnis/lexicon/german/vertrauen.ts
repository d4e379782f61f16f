import type { Phrase } from '../../model/phrase.ts'

/** Honesty, for occupations with cash, keys or personal data. Below grade 3 there is none: it is said as with grade 3, as silence would hint at dishonesty and a low grade would claim it. */
export const vertrauen = [
  {
    id: 'vertrauen.1.1',
    group: 'vertrauen',
    grade: 1,
    template: '{N} ⟨war|ist⟩ ehrlich und diskret und ⟨genoss|genießt⟩ stets unser uneingeschränktes Vertrauen.',
    basis: 'ehrlichkeit',
  },
  {
    id: 'vertrauen.2.1',
    group: 'vertrauen',
    grade: 2,
    template: '{N} ⟨war|ist⟩ stets ehrlich, diskret und vertrauenswürdig.',
    basis: 'ehrlichkeit',
  },
  {
    id: 'vertrauen.3.1',
    group: 'vertrauen',
    grade: 3,
    template: '{N} ⟨war|ist⟩ ehrlich, diskret und vertrauenswürdig.',
    basis: 'ehrlichkeit',
  },
  {
    id: 'vertrauen.1.2',
    group: 'vertrauen',
    grade: 1,
    template: '{N} ⟨war|ist⟩ jederzeit absolut ehrlich, diskret und vertrauenswürdig.',
    basis: 'ehrlichkeit',
  },
  {
    id: 'vertrauen.1.3',
    group: 'vertrauen',
    grade: 1,
    template: '{Seine} Ehrlichkeit und Diskretion ⟨waren|sind⟩ jederzeit vorbildlich.',
    basis: 'ehrlichkeit',
  },
  {
    id: 'vertrauen.2.2',
    group: 'vertrauen',
    grade: 2,
    template: 'Mit anvertrauten Werten ⟨ging|geht⟩ {N} jederzeit ehrlich und gewissenhaft um.',
    basis: 'ehrlichkeit',
  },
  {
    id: 'vertrauen.2.3',
    group: 'vertrauen',
    grade: 2,
    template: 'Auf {seine} Ehrlichkeit und Diskretion ⟨konnten|können⟩ wir uns stets verlassen.',
    basis: 'ehrlichkeit',
  },
] as const satisfies readonly Phrase[]
