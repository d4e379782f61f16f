import type { Phrase } from '../../model/phrase.ts'

/** English wordings: what a British employer would say, its warmth falling with the grade. */
export const schlussZwischen = [
  {
    id: 'en.schlussZwischen.1.1',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'This interim reference is issued at the request of {N} in connection with {Anlass}. We are most grateful for {their} outstanding work and count ourselves fortunate to have {them} on our team.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.1.2',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'The reason for this reference is {Anlass}. {N} is a greatly valued member of our team, and we very much hope to keep {them} with us for many years.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.1.3',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'In connection with {Anlass}, {N} has asked us for an interim reference, which we are delighted to provide. We thank {them} most sincerely and look forward to many more successful years together.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.2.1',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'At the request of {N}, we are issuing this interim reference in connection with {Anlass}. We thank {them} for consistently good work and look forward to working with {them} in the years ahead.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.2.2',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'This reference has been prepared in view of {Anlass}. {N} is a valued member of our team, and we hope that {p} will stay with us for years to come.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.2.3',
    group: 'schlussZwischen',
    grade: 2,
    template:
      '{N} has requested an interim reference in connection with {Anlass}. We very much appreciate {their} contribution and look forward to {their} continued support.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.3.1',
    group: 'schlussZwischen',
    grade: 3,
    template:
      'This interim reference was requested by {N} in connection with {Anlass}. We thank {them} for {their} good work and look forward to working together in future.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.3.2',
    group: 'schlussZwischen',
    grade: 3,
    template:
      'The reason for this interim reference is {Anlass}. We thank {N} for {their} dependable work and are pleased to have {them} on the team.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.3.3',
    group: 'schlussZwischen',
    grade: 3,
    template: 'In view of {Anlass}, we are issuing this interim reference. {N} remains with us, and we thank {them} for {their} good work so far.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.4.1',
    group: 'schlussZwischen',
    grade: 4,
    template: '{N} asked for this interim reference because of {Anlass}. We thank {them} for {their} work to date.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.4.2',
    group: 'schlussZwischen',
    grade: 4,
    template: 'The reason for issuing this reference is {Anlass}. {N} remains with us, and we thank {them} for {their} cooperation.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.4.3',
    group: 'schlussZwischen',
    grade: 4,
    template: 'In connection with {Anlass}, an interim reference was requested. We thank {N} for {their} work with us.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.5.1',
    group: 'schlussZwischen',
    grade: 5,
    template: 'This interim reference is issued at the request of {N}.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.5.2',
    group: 'schlussZwischen',
    grade: 5,
    template: 'The reason for this reference is {Anlass}. {N} remains with us.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.5.3',
    group: 'schlussZwischen',
    grade: 5,
    template: '{N} requested an interim reference in view of {Anlass}.',
    basis: 'english',
  },
] as const satisfies readonly Phrase[]
