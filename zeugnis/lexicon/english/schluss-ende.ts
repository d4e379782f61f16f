import type { Phrase } from '../../model/phrase.ts'

/** English wordings: what a British employer would say, its warmth falling with the grade. */
export const schlussEnde = [
  {
    id: 'en.schlussEnde.1.1',
    group: 'schlussEnde',
    grade: 1,
    template:
      '{N} decided to move on and {isLeaving} on {Austritt}. We are most grateful to {them} for an outstanding contribution, recommend {them} without reservation and would gladly re-employ {them}. We wish {them} every success.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.1.2',
    group: 'schlussEnde',
    grade: 1,
    template:
      '{N} {hasChosen} to move on, and {their} last day with us {lastIs} {Austritt}. We are very sorry to lose {them}, thank {them} most warmly, wish {them} every success and would welcome {them} back without hesitation.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.1.3',
    group: 'schlussEnde',
    grade: 1,
    template:
      'It was {N}’s own decision to move on; {their} last day with us {lastIs} {Austritt}. We thank {them} for {their} superb work, wish {them} every success, recommend {them} in the strongest possible terms and would be delighted to see {them} return one day.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.2.1',
    group: 'schlussEnde',
    grade: 2,
    template:
      '{N} decided to move on and {isLeaving} on {Austritt}. We thank {them} for {their} very good work, wish {them} every success, are happy to recommend {them} to any employer and would employ {them} again.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.2.2',
    group: 'schlussEnde',
    grade: 2,
    template:
      'It was {N}’s own decision to move on; {their} last day with us {lastIs} {Austritt}. We are grateful for {their} contribution, are pleased to recommend {them} and wish {them} every success.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.2.3',
    group: 'schlussEnde',
    grade: 2,
    template:
      'Having decided to move on, {N} {isLeaving} on {Austritt}. We thank {them} for {their} commitment, wish {them} every success, can recommend {them} with confidence and would be happy to provide further information.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.3.1',
    group: 'schlussEnde',
    grade: 3,
    template:
      '{N} {hasResigned}, and {their} last day with us {lastIs} {Austritt}. We wish {them} success for the future and are happy to answer any questions.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.3.2',
    group: 'schlussEnde',
    grade: 3,
    template:
      'Having decided to move on, {N} {isLeaving} on {Austritt}. We thank {them} for {their} good work, wish {them} all the best and are happy to answer enquiries from future employers.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.3.3',
    group: 'schlussEnde',
    grade: 3,
    template:
      '{N} decided to move on and {isLeaving} on {Austritt}. We wish {them} all the best for the future. Please feel free to contact us if you need any further information.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.4.1',
    group: 'schlussEnde',
    grade: 4,
    template:
      '{N} {hasResigned}, and {their} last day with us {lastIs} {Austritt}. We thank {them} for {their} work and wish {them} well for the future.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.4.2',
    group: 'schlussEnde',
    grade: 4,
    template:
      'It was {N}’s own decision to move on; {their} last day with us {lastIs} {Austritt}. We thank {them} for {their} work and are happy to answer any questions about this reference.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.4.3',
    group: 'schlussEnde',
    grade: 4,
    template: '{N} decided to move on and {isLeaving} on {Austritt}. We wish {them} well and are happy to confirm the details above.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.5.1',
    group: 'schlussEnde',
    grade: 5,
    template: '{N} decided to move on and {isLeaving} on {Austritt}. The dates given can be confirmed on request.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.5.2',
    group: 'schlussEnde',
    grade: 5,
    template: '{N} {hasResigned}; {their} last day with us {lastIs} {Austritt}. We are happy to confirm the dates in writing.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.5.3',
    group: 'schlussEnde',
    grade: 5,
    template: 'It was {N}’s own decision to move on; {their} last day with us {lastIs} {Austritt}. We can confirm the dates of {employment}.',
    basis: 'english',
  },
] as const satisfies readonly Phrase[]
