import type { Phrase } from '../../model/phrase.ts'

/** English wordings: what a British employer would say, its warmth falling with the grade. */
export const schlussZwischen = [
  {
    id: 'en.schlussZwischen.1.1',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'This interim reference is issued {Anlass}. We are most grateful to {N} for {their} outstanding work and count ourselves fortunate to have {them} on our team.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.1.2',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'This reference has been prepared {Anlass}. {N} is a greatly valued member of our team, and we very much hope to keep {them} with us for many years.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.1.3',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'This interim reference has been written {Anlass}, and it is a pleasure to provide it. We are sincerely grateful to {N} and look forward to many more years together.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.2.1',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'We are issuing this interim reference {Anlass}. We are very pleased with {N}’s work and look forward to working with {them} in the years ahead.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.2.2',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'This reference has been prepared {Anlass}. {N} is a valued member of our team, and we look forward to working with {them} in the years to come.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.2.3',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'We are providing this interim reference {Anlass}. We very much appreciate {N}’s contribution and look forward to continuing to work with {them}.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.3.1',
    group: 'schlussZwischen',
    grade: 3,
    template: 'This interim reference has been prepared {Anlass}. We are pleased with {N}’s work and look forward to working together in future.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.3.2',
    group: 'schlussZwischen',
    grade: 3,
    template: 'This reference is issued {Anlass}. We appreciate {N}’s dependable work and are pleased to have {them} on the team.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.3.3',
    group: 'schlussZwischen',
    grade: 3,
    template: 'We are issuing this interim reference {Anlass}. {N} remains with us, and we are grateful for {their} good work so far.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.4.1',
    group: 'schlussZwischen',
    grade: 4,
    template: 'This interim reference has been issued {Anlass}. We thank {N} for the work that {p} ⟨has/have|has/have⟩ done so far.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.4.2',
    group: 'schlussZwischen',
    grade: 4,
    template: 'This reference is issued {Anlass}. {N} remains with us, and we thank {them} for {their} work.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.4.3',
    group: 'schlussZwischen',
    grade: 4,
    template: 'This interim reference has been prepared {Anlass}. We thank {N} for {their} work so far.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.5.1',
    group: 'schlussZwischen',
    grade: 5,
    template: '{N} has been given this interim reference {Anlass}.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.5.2',
    group: 'schlussZwischen',
    grade: 5,
    template: 'This reference is issued {Anlass}. {N} remains with us.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.5.3',
    group: 'schlussZwischen',
    grade: 5,
    template: 'This interim reference for {N} has been issued {Anlass}.',
    basis: 'english',
  },
] as const satisfies readonly Phrase[]
