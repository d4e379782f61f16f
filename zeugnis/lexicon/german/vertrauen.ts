import type { Phrase } from '../../model/phrase.ts'

/** Honesty, for occupations with cash, keys or personal data. Of grade 5 there is none: nobody should hint at dishonesty. */
export const vertrauen = [
  {
    id: 'vertrauen.1.1',
    group: 'vertrauen',
    grade: 1,
    template: '{N} ⟨genoss|genießt⟩ stets unser uneingeschränktes Vertrauen und ⟨war|ist⟩ jederzeit ehrlich und diskret.',
    basis: 'ehrlichkeit',
    example: 'Frau Muster genoss stets unser uneingeschränktes Vertrauen und war jederzeit ehrlich und diskret.',
  },
  {
    id: 'vertrauen.2.1',
    group: 'vertrauen',
    grade: 2,
    template: '{N} ⟨war|ist⟩ stets ehrlich, diskret und vertrauenswürdig.',
    basis: 'ehrlichkeit',
    example: 'Frau Muster war stets ehrlich, diskret und vertrauenswürdig.',
  },
  {
    id: 'vertrauen.3.1',
    group: 'vertrauen',
    grade: 3,
    template: '{N} ⟨war|ist⟩ ehrlich, diskret und vertrauenswürdig.',
    basis: 'ehrlichkeit',
    example: 'Frau Muster war ehrlich, diskret und vertrauenswürdig.',
  },
  {
    id: 'vertrauen.4.1',
    group: 'vertrauen',
    grade: 4,
    template: 'Mit anvertrauten Werten und Daten ⟨ging|geht⟩ {N} korrekt um.',
    basis: 'ehrlichkeit',
    example: 'Mit anvertrauten Werten und Daten ging Frau Muster korrekt um.',
  },
] as const satisfies readonly Phrase[]
