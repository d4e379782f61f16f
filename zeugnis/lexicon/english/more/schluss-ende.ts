import type { Phrase } from '../../../model/phrase.ts'

/** Closing of a final reference: further wordings, so that letters of one firm do not sound alike. */
export const schlussEnde = [
  {
    id: 'en.schlussEnde.1.4',
    group: 'schlussEnde',
    grade: 1,
    template:
      'Having decided to move on, {N} {isLeaving} on {Austritt}. We thank {them} sincerely, recommend {them} most highly and would gladly re-employ {them}. We wish {them} every success in the future.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.1.5',
    group: 'schlussEnde',
    grade: 1,
    template:
      '{N} decided to move on and {isLeaving} on {Austritt}. We are sincerely grateful to {them}, wish {them} every success, have no hesitation in recommending {them} for any position and would be delighted to work with {them} again.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.1.6',
    group: 'schlussEnde',
    grade: 1,
    template:
      'We are very sorry to lose {N}, who {hasChosen} to move on and {isLeaving} on {Austritt}. We thank {them} for {their} exceptional work, recommend {them} unreservedly and wish {them} the very best for the future.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.1.7',
    group: 'schlussEnde',
    grade: 1,
    template:
      '{N} {hasChosen} to move on, and {their} last day with us {lastIs} {Austritt}. We thank {them} most sincerely, wish {them} every success, recommend {them} without reservation and would be delighted to have {them} back.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.1.8',
    group: 'schlussEnde',
    grade: 1,
    template:
      '{N} decided to move on and {isLeaving} on {Austritt}. People of {their} calibre are rare: we thank {them} warmly, wish {them} every success and would have {them} back at any time.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.1.9',
    group: 'schlussEnde',
    grade: 1,
    template:
      'Having resigned, {N} {isLeaving} on {Austritt}. We shall miss {them}. We are deeply grateful for {their} outstanding work, wish {them} every success and recommend {them} without the slightest hesitation.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.1.10',
    group: 'schlussEnde',
    grade: 1,
    template:
      '{N} {hasResigned}, and {their} last day with us {lastIs} {Austritt}. It has been a privilege to work with {them}. We thank {them} warmly, recommend {them} unreservedly and wish {them} every success.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.2.4',
    group: 'schlussEnde',
    grade: 2,
    template:
      '{N} decided to move on and {isLeaving} on {Austritt}. We are glad to recommend {them}, wish {them} every success and, should a suitable vacancy arise, would be pleased to employ {them} again.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.2.5',
    group: 'schlussEnde',
    grade: 2,
    template:
      '{N} {hasChosen} to move on; {their} last day with us {lastIs} {Austritt}. We thank {them} for {their} hard work, recommend {them} for any similar role and wish {them} continued success.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.2.6',
    group: 'schlussEnde',
    grade: 2,
    template:
      '{N} decided to move on and {isLeaving} on {Austritt}. We are sorry to see {them} go, readily recommend {them} and wish {them} every success in the future.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.2.7',
    group: 'schlussEnde',
    grade: 2,
    template:
      '{N} {hasChosen} to move on, and {their} last day with us {lastIs} {Austritt}. We thank {them} for a valuable contribution, would gladly employ {them} again and wish {them} all the very best.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.2.8',
    group: 'schlussEnde',
    grade: 2,
    template:
      '{N} decided to move on and {isLeaving} on {Austritt}. We thank {them} for {their} work, wish {them} well and are confident that {p} will be an asset to any employer.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.2.9',
    group: 'schlussEnde',
    grade: 2,
    template:
      'Having resigned, {N} {isLeaving} on {Austritt}. We thank {them} for consistently good work, recommend {them} with pleasure and wish {them} every success.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.2.10',
    group: 'schlussEnde',
    grade: 2,
    template:
      '{N} {hasResigned} and {isLeaving} on {Austritt}. We are sorry to lose {them}, are grateful for all {their} hard work, wish {them} every success and would gladly have {them} back.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.3.4',
    group: 'schlussEnde',
    grade: 3,
    template:
      'It was {N}’s own decision to move on; {their} last day with us {lastIs} {Austritt}. We wish {them} well and would be glad to answer any questions.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.3.5',
    group: 'schlussEnde',
    grade: 3,
    template:
      '{N} decided to move on and {isLeaving} on {Austritt}. We thank {them} for {their} contribution and wish {them} all the best for the future.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.3.6',
    group: 'schlussEnde',
    grade: 3,
    template:
      '{N} {hasChosen} to move on; {their} last day with us {lastIs} {Austritt}. We thank {them} for {their} work and wish {them} well; prospective employers are welcome to contact us.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.3.7',
    group: 'schlussEnde',
    grade: 3,
    template:
      '{N} decided to move on and {isLeaving} on {Austritt}. We appreciated {their} work, wish {them} well and will gladly answer any questions a new employer may have.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.3.8',
    group: 'schlussEnde',
    grade: 3,
    template:
      '{N} {hasResigned}, and {their} last day with us {lastIs} {Austritt}. We wish {them} well. If anything in this reference needs clarifying, please contact us.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.3.9',
    group: 'schlussEnde',
    grade: 3,
    template: 'Having resigned, {N} {isLeaving} on {Austritt}. We thank {them} for {their} reliable work and wish {them} well.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.3.10',
    group: 'schlussEnde',
    grade: 3,
    template: '{N} {hasResigned} and {isLeaving} on {Austritt}. We are grateful for {their} work and wish {them} success for the future.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.4.4',
    group: 'schlussEnde',
    grade: 4,
    template:
      '{N} decided to move on and {isLeaving} on {Austritt}. We thank {them} for {their} work. Dates and duties can be confirmed by telephone or in writing.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.4.5',
    group: 'schlussEnde',
    grade: 4,
    template:
      '{N} {hasChosen} to move on; {their} last day with us {lastIs} {Austritt}. We wish {them} well and are happy to confirm dates and duties.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.4.6',
    group: 'schlussEnde',
    grade: 4,
    template:
      'Having decided to move on, {N} {isLeaving} on {Austritt}. We wish {them} well. Please feel free to contact us with any enquiries about this reference.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.4.7',
    group: 'schlussEnde',
    grade: 4,
    template:
      '{N} {hasResigned}; {their} last day with us {lastIs} {Austritt}. We thank {them} for {their} time with us and are happy to answer any questions.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.4.8',
    group: 'schlussEnde',
    grade: 4,
    template:
      '{N} decided to move on and {isLeaving} on {Austritt}. We thank {them} for {their} work and can confirm the facts stated here on request.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.4.9',
    group: 'schlussEnde',
    grade: 4,
    template: 'Having resigned, {N} {isLeaving} on {Austritt}. We wish {them} well for the future.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.4.10',
    group: 'schlussEnde',
    grade: 4,
    template: '{N} {hasResigned} and {isLeaving} on {Austritt}. We thank {them} for {their} work with us.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.5.4',
    group: 'schlussEnde',
    grade: 5,
    template: '{N} {hasResigned}, and {their} last day with us {lastIs} {Austritt}. We would be happy to confirm the dates on request.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.5.5',
    group: 'schlussEnde',
    grade: 5,
    template: '{N} decided to move on and {isLeaving} on {Austritt}. We are happy to confirm the dates of {employment} in writing.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.5.6',
    group: 'schlussEnde',
    grade: 5,
    template: '{N} {hasResigned}, and {their} {employment} with us {ends} on {Austritt}. The dates can be confirmed on request.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.5.7',
    group: 'schlussEnde',
    grade: 5,
    template: '{N} {hasChosen} to move on; {their} last day with us {lastIs} {Austritt}. We are happy to confirm these dates.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.5.8',
    group: 'schlussEnde',
    grade: 5,
    template: 'Having decided to move on, {N} {isLeaving} on {Austritt}. We would be happy to confirm these details if needed.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.5.9',
    group: 'schlussEnde',
    grade: 5,
    template: 'Having resigned, {N} {isLeaving} on {Austritt}. The dates can be confirmed in writing.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.5.10',
    group: 'schlussEnde',
    grade: 5,
    template: '{N} {hasResigned} and {isLeaving} on {Austritt}. The details above can be confirmed on request.',
    basis: 'english',
  },
] as const satisfies readonly Phrase[]
