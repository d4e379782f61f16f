import type { Phrase } from '../../../model/phrase.ts'

/** Closing of an interim reference: further wordings, so that letters of one firm do not sound alike. */
export const schlussZwischen = [
  {
    id: 'en.schlussZwischen.1.4',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'This reference has been issued {Anlass}, and we are delighted to provide it. {N} is one of our most valued colleagues, and we look forward with pleasure to the years ahead.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.1.5',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'This interim reference has been issued {Anlass}, and it gives us the chance to put our appreciation in writing. It is a real pleasure to have {N} with us, and long may it continue.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.1.6',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'We are issuing this reference {Anlass} and gladly take the opportunity to thank {N} for {their} exceptional work. We would be very sorry ever to lose {them}.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.1.7',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'We have prepared this interim reference {Anlass}. {N} is an outstanding colleague, and we are truly grateful for everything {p} ⟨has/have|has/have⟩ done for us.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.1.8',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'We are issuing this reference {Anlass}. {N}’s contribution is invaluable; we are very grateful to {them} and look forward to working with {them} for many years.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.1.9',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'This interim reference is provided {Anlass}. It is hard to imagine being without {N}, and we thank {them} most warmly for {their} outstanding work.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.1.10',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'We have written this reference {Anlass}. {N} has our warmest thanks and our complete confidence, and we hope to have {them} with us for a very long time.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.2.4',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'This interim reference has been issued {Anlass}. {N} is a highly dependable colleague, and we hope to work with {them} for many years to come.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.2.5',
    group: 'schlussZwischen',
    grade: 2,
    template: 'This reference is provided {Anlass}. {N}’s work is much appreciated, and {p} ⟨is/are|is/are⟩ a real asset to us.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.2.6',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'We have issued this interim reference {Anlass}. We thank {N} for a consistently strong contribution and are happy to have {them} with us.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.2.7',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'This reference has been written {Anlass}. We are grateful to {N} for {their} commitment and look forward to continuing to work with {them}.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.2.8',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'This interim reference has been prepared {Anlass}. We think very highly of {N} and hope to keep {them} with us for many years to come.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.2.9',
    group: 'schlussZwischen',
    grade: 2,
    template: 'This interim reference is provided {Anlass}. We are very glad to have {N} with us and thank {them} for {their} very good work.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.2.10',
    group: 'schlussZwischen',
    grade: 2,
    template: 'We have prepared this reference {Anlass}. {N} has our thanks and our full confidence, and we look forward to the years ahead.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.3.4',
    group: 'schlussZwischen',
    grade: 3,
    template: 'We are issuing this reference {Anlass}. {N} does good work for us, and we look forward to {their} continued contribution.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.3.5',
    group: 'schlussZwischen',
    grade: 3,
    template: 'We are providing this reference {Anlass}. {N}’s work is appreciated, and we look forward to keeping {them} on our team.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.3.6',
    group: 'schlussZwischen',
    grade: 3,
    template:
      'We have prepared this interim reference {Anlass}. We are grateful to {N} for a useful contribution and look forward to continuing to work with {them}.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.3.7',
    group: 'schlussZwischen',
    grade: 3,
    template: 'This interim reference has been written {Anlass}. We are grateful to {N} for {their} work and glad to have {them} with us.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.3.8',
    group: 'schlussZwischen',
    grade: 3,
    template: 'We are providing this interim reference {Anlass}. We look forward to {N}’s continued good work.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.3.9',
    group: 'schlussZwischen',
    grade: 3,
    template: 'This reference is provided {Anlass}. We thank {N} for {their} reliable work and are glad to keep {them} with us.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.3.10',
    group: 'schlussZwischen',
    grade: 3,
    template: 'We have issued this reference {Anlass}. {N} does {their} job well, and we thank {them} for it.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.4.4',
    group: 'schlussZwischen',
    grade: 4,
    template: 'This interim reference is issued {Anlass}. {N} remains with us, and we appreciate the work {p} ⟨has/have|has/have⟩ done.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.4.5',
    group: 'schlussZwischen',
    grade: 4,
    template: 'We are providing this reference {Anlass}. We thank {N} for {their} work.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.4.6',
    group: 'schlussZwischen',
    grade: 4,
    template: 'This interim reference has been written {Anlass}. We thank {N} for the work done to date.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.4.7',
    group: 'schlussZwischen',
    grade: 4,
    template: 'We are issuing this reference {Anlass}. We thank {N} for {their} work with us so far.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.4.8',
    group: 'schlussZwischen',
    grade: 4,
    template: 'We have issued this interim reference {Anlass}. We are grateful to {N} for the work {p} ⟨has/have|has/have⟩ done.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.4.9',
    group: 'schlussZwischen',
    grade: 4,
    template: 'This reference is provided {Anlass}. {N} continues to work for us.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.4.10',
    group: 'schlussZwischen',
    grade: 4,
    template: 'We have prepared this reference {Anlass}. {N} remains with us.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.5.4',
    group: 'schlussZwischen',
    grade: 5,
    template: 'This interim reference has been issued {Anlass}.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.5.5',
    group: 'schlussZwischen',
    grade: 5,
    template: 'This interim reference is provided {Anlass}.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.5.6',
    group: 'schlussZwischen',
    grade: 5,
    template: '{N} remains with us. This reference has been issued {Anlass}.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.5.7',
    group: 'schlussZwischen',
    grade: 5,
    template: 'We have issued this reference {Anlass}.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.5.8',
    group: 'schlussZwischen',
    grade: 5,
    template: 'We are issuing this interim reference {Anlass}. The details above can be confirmed on request.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.5.9',
    group: 'schlussZwischen',
    grade: 5,
    template: 'This reference has been prepared {Anlass}. {N} continues to work for us.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.5.10',
    group: 'schlussZwischen',
    grade: 5,
    template: 'We have prepared this interim reference {Anlass}.',
    basis: 'english',
  },
] as const satisfies readonly Phrase[]
