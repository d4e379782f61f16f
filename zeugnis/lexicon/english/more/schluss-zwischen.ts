import type { Phrase } from '../../../model/phrase.ts'

/** Closing of an interim reference: further wordings, so that letters of one firm do not sound alike. */
export const schlussZwischen = [
  {
    id: 'en.schlussZwischen.1.4',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'We are delighted to provide this interim reference in connection with {Anlass}. {N} is one of our most valued colleagues, and we look forward with pleasure to the years ahead.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.1.5',
    group: 'schlussZwischen',
    grade: 1,
    template:
      '{N} asked for this interim reference because of {Anlass}, and we are glad of the chance to put our appreciation in writing. It is a real pleasure to have {them} with us, and long may it continue.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.1.6',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'Issued in connection with {Anlass}, this reference is also a welcome opportunity to thank {N} for {their} exceptional work. We would be very sorry ever to lose {them}.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.1.7',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'In view of {Anlass}, we have prepared this interim reference. We could not wish for a better colleague than {N} and are truly grateful for everything {p} ⟨did|does/do⟩ for us.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.1.8',
    group: 'schlussZwischen',
    grade: 1,
    template:
      'At the request of {N}, we gladly issue this reference in connection with {Anlass}. {Their} contribution is invaluable to us; we thank {them} warmly and look forward to all that we will achieve together.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.2.4',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'This interim reference was prompted by {Anlass}. We value {N} as a dependable colleague and look forward to our continued work together.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.2.5',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'Following a request from {N} in connection with {Anlass}, we are pleased to provide this reference. {Their} work is much appreciated, and we are glad that {p} will be staying on.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.2.6',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'We are pleased to issue this reference in connection with {Anlass}. Our thanks go to {N} for a consistently strong contribution, and we are happy to have {them} with us.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.2.7',
    group: 'schlussZwischen',
    grade: 2,
    template:
      'Because of {Anlass}, {N} has asked us for an interim reference. We are grateful for {their} commitment and look forward to the next stage of our work together.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.2.8',
    group: 'schlussZwischen',
    grade: 2,
    template:
      '{N} is a valued colleague, and the only reason for this interim reference is {Anlass}. We thank {them} for {their} good work and hope to have {them} with us for a long time.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.3.4',
    group: 'schlussZwischen',
    grade: 3,
    template:
      'Issued in connection with {Anlass}, this reference comes with our thanks to {N} for {their} good work so far. We look forward to {their} continued contribution.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.3.5',
    group: 'schlussZwischen',
    grade: 3,
    template: '{N} requested this reference because of {Anlass}. {Their} work is appreciated, and we look forward to keeping {them} on our team.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.3.6',
    group: 'schlussZwischen',
    grade: 3,
    template:
      'We have prepared this interim reference in connection with {Anlass}. Our thanks go to {N} for a sound contribution, which we hope will continue.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.3.7',
    group: 'schlussZwischen',
    grade: 3,
    template:
      'At the request of {N}, this reference has been written in view of {Anlass}. We are grateful for {their} work and glad to have {them} with us.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.3.8',
    group: 'schlussZwischen',
    grade: 3,
    template: 'Owing to {Anlass}, {N} has requested an interim reference. We look forward to {their} continued good work.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.4.4',
    group: 'schlussZwischen',
    grade: 4,
    template: 'This interim reference is issued in connection with {Anlass}. {N} remains with us, and we thank {them} for {their} work.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.4.5',
    group: 'schlussZwischen',
    grade: 4,
    template: 'We are providing this reference in view of {Anlass}. Our thanks go to {N} for the work done so far.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.4.6',
    group: 'schlussZwischen',
    grade: 4,
    template: 'On account of {Anlass}, {N} requested an interim reference. {Their} work to date is acknowledged with thanks.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.4.7',
    group: 'schlussZwischen',
    grade: 4,
    template: 'At the request of {N}, this reference is issued in connection with {Anlass}. We thank {them} for {their} cooperation so far.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.4.8',
    group: 'schlussZwischen',
    grade: 4,
    template: 'As requested by {N}, we have issued this interim reference in view of {Anlass}. Our thanks go to {them} for the work done.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.5.4',
    group: 'schlussZwischen',
    grade: 5,
    template: 'In connection with {Anlass}, this interim reference has been issued on request.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.5.5',
    group: 'schlussZwischen',
    grade: 5,
    template: 'Because of {Anlass}, {N} asked us to confirm the details set out above.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.5.6',
    group: 'schlussZwischen',
    grade: 5,
    template: '{N} remains with us. This reference was requested on account of {Anlass}.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.5.7',
    group: 'schlussZwischen',
    grade: 5,
    template: 'At the request of {N}, we have issued this reference in view of {Anlass}.',
    basis: 'english',
  },
  {
    id: 'en.schlussZwischen.5.8',
    group: 'schlussZwischen',
    grade: 5,
    template: 'We are issuing this interim reference because of {Anlass}. The details above can be confirmed on request.',
    basis: 'english',
  },
] as const satisfies readonly Phrase[]
