import type { Phrase } from '../../model/phrase.ts'

/** English wordings: what a British employer would say, its warmth falling with the grade. */
export const schlussZwischen = [
  {
    id: 'en.schlussZwischen.1.1',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'This interim reference is issued at the request of {N} because of {Anlass}. We thank {them} most warmly for outstanding work at all times and look forward with great pleasure to many more years of working together.',
    basis: 'english',
    example:
      'This interim reference is issued at the request of Ms Sample because of the change of line manager. We thank her most warmly for outstanding work at all times and look forward with great pleasure to many more years of working together.',
  },
  {
    id: 'en.schlussZwischen.1.2',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'The occasion for this reference is {Anlass}. We are deeply grateful to {N} for {their} exceptional contribution and very much hope to keep {them} with us for a long time.',
    basis: 'english',
    example:
      'The occasion for this reference is the change of line manager. We are deeply grateful to Ms Sample for her exceptional contribution and very much hope to keep her with us for a long time.',
  },
  {
    id: 'en.schlussZwischen.1.3',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'In connection with {Anlass}, {N} has asked us for an interim reference, which we are delighted to provide. Our sincere thanks go to {them} for work that ⟨was|is⟩ always excellent, and the prospect of continuing to work together gives us great pleasure.',
    basis: 'english',
    example:
      'In connection with the change of line manager, Ms Sample has asked us for an interim reference, which we are delighted to provide. Our sincere thanks go to her for work that was always excellent, and the prospect of continuing to work together gives us great pleasure.',
  },
  {
    id: 'en.schlussZwischen.2.1',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'At the request of {N}, we are issuing this interim reference because of {Anlass}. We thank {them} for consistently good work and look forward to continuing our cooperation.',
    basis: 'english',
    example:
      'At the request of Ms Sample, we are issuing this interim reference because of the change of line manager. We thank her for consistently good work and look forward to continuing our cooperation.',
  },
  {
    id: 'en.schlussZwischen.2.2',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'This reference has been prepared in view of {Anlass}. Many thanks are due to {N} for a very good contribution, and we hope that {p} will stay with us for years to come.',
    basis: 'english',
    example:
      'This reference has been prepared in view of the change of line manager. Many thanks are due to Ms Sample for a very good contribution, and we hope that she will stay with us for years to come.',
  },
  {
    id: 'en.schlussZwischen.2.3',
    group: 'schlussZwischen',
    grade: 2,
    template:
      '{N} has requested an interim reference in connection with {Anlass}. While thanking {them} for consistently good work, we are very glad to be able to go on relying on {their} support.',
    basis: 'english',
    example:
      'Ms Sample has requested an interim reference in connection with the change of line manager. While thanking her for consistently good work, we are very glad to be able to go on relying on her support.',
  },
  {
    id: 'en.schlussZwischen.3.1',
    group: 'schlussZwischen',
    grade: 3,
    template:
      'This interim reference was requested by {N} because of {Anlass}. We thank {them} for {their} good work and look forward to our further cooperation.',
    basis: 'english',
    example:
      'This interim reference was requested by Ms Sample because of the change of line manager. We thank her for her good work and look forward to our further cooperation.',
  },
  {
    id: 'en.schlussZwischen.3.2',
    group: 'schlussZwischen',
    grade: 3,
    template: 'The reason for this interim reference is {Anlass}. Our thanks go to {N} for solid work, and we are glad to continue working together.',
    basis: 'english',
    example:
      'The reason for this interim reference is the change of line manager. Our thanks go to Ms Sample for solid work, and we are glad to continue working together.',
  },
  {
    id: 'en.schlussZwischen.3.3',
    group: 'schlussZwischen',
    grade: 3,
    template:
      'In view of {Anlass}, we are issuing this interim reference. For the good cooperation to date we thank {N}, and we look forward to its continuation.',
    basis: 'english',
    example:
      'In view of the change of line manager, we are issuing this interim reference. For the good cooperation to date we thank Ms Sample, and we look forward to its continuation.',
  },
  {
    id: 'en.schlussZwischen.4.1',
    group: 'schlussZwischen',
    grade: 4,
    template: '{N} asked for this interim reference because of {Anlass}. We thank {them} for the work done to date.',
    basis: 'english',
    example: 'Ms Sample asked for this interim reference because of the change of line manager. We thank her for the work done to date.',
  },
  {
    id: 'en.schlussZwischen.4.2',
    group: 'schlussZwischen',
    grade: 4,
    template: 'The reason for issuing this reference is {Anlass}. Our thanks go to {N} for {their} cooperation.',
    basis: 'english',
    example: 'The reason for issuing this reference is the change of line manager. Our thanks go to Ms Sample for her cooperation.',
  },
  {
    id: 'en.schlussZwischen.4.3',
    group: 'schlussZwischen',
    grade: 4,
    template: 'In connection with {Anlass}, an interim reference was requested; we thank {N} for {their} work with us.',
    basis: 'english',
    example: 'In connection with the change of line manager, an interim reference was requested; we thank Ms Sample for her work with us.',
  },
  {
    id: 'en.schlussZwischen.5.1',
    group: 'schlussZwischen',
    grade: 5,
    template: 'This interim reference is issued at the request of {N}.',
    basis: 'english',
    example: 'This interim reference is issued at the request of Ms Sample.',
  },
  {
    id: 'en.schlussZwischen.5.2',
    group: 'schlussZwischen',
    grade: 5,
    template: 'The reason for this reference is {Anlass}.',
    basis: 'english',
    example: 'The reason for this reference is the change of line manager.',
  },
  {
    id: 'en.schlussZwischen.5.3',
    group: 'schlussZwischen',
    grade: 5,
    template: '{N} requested an interim reference in view of {Anlass}.',
    basis: 'english',
    example: 'Ms Sample requested an interim reference in view of the change of line manager.',
  },
] as const satisfies readonly Phrase[]
