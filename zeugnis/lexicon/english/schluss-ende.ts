import type { Phrase } from '../../model/phrase.ts'

/** English wordings: what a British employer would say, its warmth falling with the grade. */
export const schlussEnde = [
  {
    id: 'en.schlussEnde.1.1',
    group: 'schlussEnde',
    grade: 1,
    template:
      '{N} {isLeaving} us of {their} own accord on {Austritt}. We are most grateful to {them}, recommend {them} without reservation and would gladly re-employ {them}.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.1.2',
    group: 'schlussEnde',
    grade: 1,
    template:
      '{N} {hasChosen} to move on and {isLeaving} us on {Austritt}. Any employer would be fortunate to have such an outstanding colleague, and we would welcome {them} back without hesitation.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.1.3',
    group: 'schlussEnde',
    grade: 1,
    template:
      '{N} {hasChosen} to move on; {their} last day with us {lastIs} {Austritt}. It is a pleasure to recommend {them} to any future employer in the strongest possible terms, and the door remains open should {p} ever wish to return.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.2.1',
    group: 'schlussEnde',
    grade: 2,
    template:
      '{N} {isLeaving} us of {their} own accord on {Austritt}. We are happy to recommend {them} to any employer and would employ {them} again.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.2.2',
    group: 'schlussEnde',
    grade: 2,
    template:
      '{N} {hasChosen} to move on and {isLeaving} us on {Austritt}. We are pleased to recommend {them} and wish {them} every success in {their} next position.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.2.3',
    group: 'schlussEnde',
    grade: 2,
    template:
      'Having decided to move on, {N} {isLeaving} us on {Austritt}. We can recommend {them} with confidence and would be happy to provide further information.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.3.1',
    group: 'schlussEnde',
    grade: 3,
    template:
      '{N} {hasResigned}, and {their} last day with us {lastIs} {Austritt}. We wish {them} success in {their} next position and are happy to answer any questions.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.3.2',
    group: 'schlussEnde',
    grade: 3,
    template:
      'Having decided to move on, {N} {isLeaving} us on {Austritt}. Our good wishes go with {them}, and we are happy to answer enquiries from future employers.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.3.3',
    group: 'schlussEnde',
    grade: 3,
    template:
      '{N} {isLeaving} us of {their} own accord on {Austritt}. Our good wishes go with {them}. Please contact us if you need any further information.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.4.1',
    group: 'schlussEnde',
    grade: 4,
    template: '{N} {hasResigned}, and {their} last day with us {lastIs} {Austritt}. Please contact us if you need these details confirmed.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.4.2',
    group: 'schlussEnde',
    grade: 4,
    template: '{N} {hasChosen} to move on and {isLeaving} us on {Austritt}. Please contact us if you have any questions about this reference.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.4.3',
    group: 'schlussEnde',
    grade: 4,
    template: '{N} {isLeaving} us of {their} own accord on {Austritt}. We can confirm the details above if required.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.5.1',
    group: 'schlussEnde',
    grade: 5,
    template: '{N} {isLeaving} us of {their} own accord on {Austritt}. The dates given can be confirmed on request.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.5.2',
    group: 'schlussEnde',
    grade: 5,
    template: '{N} {hasResigned}; {their} last day with us {lastIs} {Austritt}. Please write to us if you need the dates confirmed.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.5.3',
    group: 'schlussEnde',
    grade: 5,
    template: '{N} {hasChosen} to move on and {isLeaving} us on {Austritt}. We can confirm the dates of {employment}.',
    basis: 'english',
  },
] as const satisfies readonly Phrase[]
