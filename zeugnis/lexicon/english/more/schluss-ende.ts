import type { Phrase } from '../../../model/phrase.ts'

/** Closing of a final reference: further wordings, so that letters of one firm do not sound alike. */
export const schlussEnde = [
  {
    id: 'en.schlussEnde.1.4',
    group: 'schlussEnde',
    grade: 1,
    template:
      'We cannot recommend {N} highly enough. The decision to leave us on {Austritt} was entirely {their} own, and we would offer {them} a position again at any time.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.1.5',
    group: 'schlussEnde',
    grade: 1,
    template:
      'On {Austritt}, {N} {leaves} us at {their} own request and with our sincere gratitude. We have no hesitation in recommending {them} for any position and would be delighted to work with {them} again.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.1.6',
    group: 'schlussEnde',
    grade: 1,
    template:
      'We are very sorry to lose {N}, who {leaves} us at {their} own request on {Austritt}. We recommend {them} unreservedly and would gladly re-employ {them} at the first opportunity.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.1.7',
    group: 'schlussEnde',
    grade: 1,
    template:
      '{N} {hasChosen} to leave us on {Austritt}, with our thanks and warmest wishes. Whoever employs {them} next will be gaining a first-class colleague, and we would be delighted to have {them} back.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.1.8',
    group: 'schlussEnde',
    grade: 1,
    template:
      'Having decided to move on, {N} {isLeaving} us on {Austritt}. {Their} next employer can look forward to a colleague of rare quality, and our door remains open to {them}.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.2.4',
    group: 'schlussEnde',
    grade: 2,
    template:
      'We are glad to recommend {N}, who {leaves} us on {Austritt} at {their} own request. Should a suitable vacancy arise, we would be pleased to employ {them} again.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.2.5',
    group: 'schlussEnde',
    grade: 2,
    template:
      'At {their} own request, {N} {isLeaving} us on {Austritt}. We gladly support {their} application for any comparable role and wish {them} continued success.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.2.6',
    group: 'schlussEnde',
    grade: 2,
    template:
      'At {their} own request, {N} {isLeaving} us on {Austritt}. Any team would benefit from {their} contribution, and we readily recommend {them}.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.2.7',
    group: 'schlussEnde',
    grade: 2,
    template:
      '{N} {hasChosen} to move on and {leaves} our {house} on {Austritt}. We would gladly employ {them} again and are happy to hear from prospective employers.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.2.8',
    group: 'schlussEnde',
    grade: 2,
    template:
      'With our thanks and good wishes, {N} {leaves} us at {their} own request on {Austritt}. We are confident that {p} will be an asset to any employer.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.3.4',
    group: 'schlussEnde',
    grade: 3,
    template:
      'Having decided to move on, {N} {leaves} us on {Austritt}. We wish {them} well in {their} next post and would be glad to answer any questions.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.3.5',
    group: 'schlussEnde',
    grade: 3,
    template: '{N} {hasChosen} to leave our {house} on {Austritt}. We wish {them} all the best for the future. Please contact us with any questions.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.3.6',
    group: 'schlussEnde',
    grade: 3,
    template:
      'On {Austritt}, {N} {leaves} us at {their} own request. We wish {them} well in {their} next role, and prospective employers are welcome to contact us.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.3.7',
    group: 'schlussEnde',
    grade: 3,
    template:
      'At {their} own request, {N} {isLeaving} us on {Austritt}. We wish {them} well and will gladly answer any questions a new employer may have.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.3.8',
    group: 'schlussEnde',
    grade: 3,
    template:
      'With effect from {Austritt}, {N} {isLeaving} us at {their} own request. We wish {them} success. If anything in this reference needs clarifying, please contact us.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.4.4',
    group: 'schlussEnde',
    grade: 4,
    template: 'At {their} own request, {N} {leaves} us on {Austritt}. To verify this reference, please contact us.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.4.5',
    group: 'schlussEnde',
    grade: 4,
    template: '{N} {leaves} us voluntarily on {Austritt}. We can be contacted to confirm dates and duties.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.4.6',
    group: 'schlussEnde',
    grade: 4,
    template:
      'Having decided to move on, {N} {leaves} our {house} on {Austritt}. Please address any enquiries about this reference to us in writing.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.4.7',
    group: 'schlussEnde',
    grade: 4,
    template: 'With effect from {Austritt}, {N} {isLeaving} our {house} at {their} own request. Please write to us if you need confirmation.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.4.8',
    group: 'schlussEnde',
    grade: 4,
    template: 'At {their} own request, {N} {leaves} us on {Austritt}. We can confirm the facts stated here on request.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.5.4',
    group: 'schlussEnde',
    grade: 5,
    template: '{N} {leaves} us on {Austritt} at {their} own request. Please contact us for confirmation of the dates.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.5.5',
    group: 'schlussEnde',
    grade: 5,
    template: '{N} {isLeaving} us at {their} own request on {Austritt}. Please write to us to confirm dates of {employment}.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.5.6',
    group: 'schlussEnde',
    grade: 5,
    template: 'With effect from {Austritt}, {N}’s {employment} with us {ends} at {their} own request. The dates can be confirmed with us.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.5.7',
    group: 'schlussEnde',
    grade: 5,
    template: '{N} {hasChosen} to leave us on {Austritt}. We are able to confirm the dates.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.5.8',
    group: 'schlussEnde',
    grade: 5,
    template: 'At {their} own request, {N} {leaves} our {house} on {Austritt}. For confirmation of these details, please write to us.',
    basis: 'english',
  },
] as const satisfies readonly Phrase[]
