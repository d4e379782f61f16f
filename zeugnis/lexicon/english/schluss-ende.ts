import type { Phrase } from '../../model/phrase.ts'

/** English wordings: what a British employer would say, its warmth falling with the grade. */
export const schlussEnde = [
  {
    id: 'en.schlussEnde.1.1',
    group: 'schlussEnde',
    grade: 1,
    template:
      '{N} {isLeaving} us at {their} own request on {Austritt}, with our warmest thanks. We recommend {them} without reservation and would gladly re-employ {them}.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.1.2',
    group: 'schlussEnde',
    grade: 1,
    template:
      'At {their} own request, {N} {leaves} our {house} on {Austritt}. Any employer would be fortunate to have such an outstanding colleague, and we would welcome {them} back without hesitation.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.1.3',
    group: 'schlussEnde',
    grade: 1,
    template:
      'It is a pleasure to recommend {N} to any future employer in the strongest possible terms. {Their} {employment} with us {ends} on {Austritt} at {their} own request, and the door remains open should {p} ever wish to return.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.2.1',
    group: 'schlussEnde',
    grade: 2,
    template: '{N} {leaves} us at {their} own request on {Austritt}. We are happy to recommend {them} to any employer and would employ {them} again.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.2.2',
    group: 'schlussEnde',
    grade: 2,
    template:
      'On {Austritt}, {N} {leaves} our {house} at {their} own request. We are pleased to recommend {them} and wish {them} every success in {their} next position.',
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
      '{N} {leaves} our {house} at {their} own request on {Austritt}. We wish {them} success in {their} next position and are happy to answer any questions.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.3.2',
    group: 'schlussEnde',
    grade: 3,
    template:
      'At {their} own request, {N} {isLeaving} our {house} on {Austritt}. Our good wishes go with {them}, and we are happy to answer enquiries from future employers.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.3.3',
    group: 'schlussEnde',
    grade: 3,
    template:
      'Our good wishes go with {N}, who {isLeaving} us at {their} own request on {Austritt}. Please contact us if you need any further information.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.4.1',
    group: 'schlussEnde',
    grade: 4,
    template: '{N} {isLeaving} our {house} at {their} own request on {Austritt}. Please contact us if you need these details confirmed.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.4.2',
    group: 'schlussEnde',
    grade: 4,
    template: '{N} {hasChosen} to leave us on {Austritt}. Any questions about this reference may be addressed to us.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.4.3',
    group: 'schlussEnde',
    grade: 4,
    template: 'On {Austritt}, {N} {leaves} us at {their} own request. We can confirm the above details if required.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.5.1',
    group: 'schlussEnde',
    grade: 5,
    template: '{N} {leaves} our {house} at {their} own request on {Austritt}. The dates given can be confirmed on request.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.5.2',
    group: 'schlussEnde',
    grade: 5,
    template: '{N} {ends} {their} {employment} with us on {Austritt} at {their} own request. Please write to us if you need the dates confirmed.',
    basis: 'english',
  },
  {
    id: 'en.schlussEnde.5.3',
    group: 'schlussEnde',
    grade: 5,
    template: 'On {Austritt}, {N} {leaves} us at {their} own request. We can confirm the dates of this reference.',
    basis: 'english',
  },
] as const satisfies readonly Phrase[]
