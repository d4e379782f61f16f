import type { Phrase } from '../../model/phrase.ts'

/** English wordings: what a British employer would say, its warmth falling with the grade. */
export const schlussEnde = [
  {
    id: 'en.schlussEnde.1.1',
    group: 'schlussEnde',
    grade: 1,
    template:
      '{N} {isLeaving} us at {their} own request on {Austritt}, which we regret very much indeed. We thank {them} most warmly for an outstanding contribution and for always being such a pleasure to work with. We wish {them} continued success and every happiness in the future, both professionally and personally.',
    basis: 'english',
    example:
      'Ms Sample is leaving us at her own request on 30 September 2026, which we regret very much indeed. We thank her most warmly for an outstanding contribution and for always being such a pleasure to work with. We wish her continued success and every happiness in the future, both professionally and personally.',
  },
  {
    id: 'en.schlussEnde.1.2',
    group: 'schlussEnde',
    grade: 1,
    template:
      'At {their} own request, {N} {leaves} our company on {Austritt}. We are losing an exceptional colleague and are extremely sorry to see {them} go. Our sincere thanks for such excellent work go with {them}, together with our very best wishes for continued success and personal happiness.',
    basis: 'english',
    example:
      'At her own request, Ms Sample leaves our company on 30 September 2026. We are losing an exceptional colleague and are extremely sorry to see her go. Our sincere thanks for such excellent work go with her, together with our very best wishes for continued success and personal happiness.',
  },
  {
    id: 'en.schlussEnde.1.3',
    group: 'schlussEnde',
    grade: 1,
    template:
      'It is with the greatest regret that we accept the decision of {N} to leave us on {Austritt}. {Their} work ⟨was|is⟩ outstanding throughout, and we are deeply grateful for it. We wish {them} all the very best and every further success, at work and in private life, and would gladly welcome {them} back at any time.',
    basis: 'english',
    example:
      'It is with the greatest regret that we accept the decision of Ms Sample to leave us on 30 September 2026. Her work was outstanding throughout, and we are deeply grateful for it. We wish her all the very best and every further success, at work and in private life, and would gladly welcome her back at any time.',
  },
  {
    id: 'en.schlussEnde.2.1',
    group: 'schlussEnde',
    grade: 2,
    template:
      '{N} {leaves} us at {their} own request on {Austritt}, a decision we very much regret. We thank {them} for consistently good work and pleasant cooperation, and we wish {them} continued success and all the best for the future.',
    basis: 'english',
    example:
      'Ms Sample leaves us at her own request on 30 September 2026, a decision we very much regret. We thank her for consistently good work and pleasant cooperation, and we wish her continued success and all the best for the future.',
  },
  {
    id: 'en.schlussEnde.2.2',
    group: 'schlussEnde',
    grade: 2,
    template:
      'On {Austritt}, {N} {leaves} our company at {their} own request. We are sorry to lose a very good colleague. Many thanks are due to {them} for a valued contribution, and our good wishes for continued success, professional and personal, accompany {them}.',
    basis: 'english',
    example:
      'On 30 September 2026, Ms Sample leaves our company at her own request. We are sorry to lose a very good colleague. Many thanks are due to her for a valued contribution, and our good wishes for continued success, professional and personal, accompany her.',
  },
  {
    id: 'en.schlussEnde.2.3',
    group: 'schlussEnde',
    grade: 2,
    template:
      'Having decided to move on, {N} {isLeaving} us on {Austritt}; we are very sorry about this. In thanking {them} for consistently good work, we also wish {them} every success in the next stage of {their} career.',
    basis: 'english',
    example:
      'Having decided to move on, Ms Sample is leaving us on 30 September 2026; we are very sorry about this. In thanking her for consistently good work, we also wish her every success in the next stage of her career.',
  },
  {
    id: 'en.schlussEnde.3.1',
    group: 'schlussEnde',
    grade: 3,
    template:
      '{N} {leaves} our company on {Austritt} at {their} own request. We regret this, thank {them} for the good cooperation and wish {them} success in the future.',
    basis: 'english',
    example:
      'Ms Sample leaves our company on 30 September 2026 at her own request. We regret this, thank her for the good cooperation and wish her success in the future.',
  },
  {
    id: 'en.schlussEnde.3.2',
    group: 'schlussEnde',
    grade: 3,
    template:
      'The employment of {N} {ends} on {Austritt} at {their} own request. We are sorry to lose {them}. With our thanks for solid work go our good wishes for the future.',
    basis: 'english',
    example:
      'The employment of Ms Sample ends on 30 September 2026 at her own request. We are sorry to lose her. With our thanks for solid work go our good wishes for the future.',
  },
  {
    id: 'en.schlussEnde.3.3',
    group: 'schlussEnde',
    grade: 3,
    template:
      'At {their} own request, {N} {isLeaving} us on {Austritt}, which we regret. Our thanks go to {them} for {their} good work, and we wish {them} well.',
    basis: 'english',
    example:
      'At her own request, Ms Sample is leaving us on 30 September 2026, which we regret. Our thanks go to her for her good work, and we wish her well.',
  },
  {
    id: 'en.schlussEnde.4.1',
    group: 'schlussEnde',
    grade: 4,
    template: '{N} {isLeaving} our company at {their} own request on {Austritt}. We thank {them} for {their} work and wish {them} well.',
    basis: 'english',
    example: 'Ms Sample is leaving our company at her own request on 30 September 2026. We thank her for her work and wish her well.',
  },
  {
    id: 'en.schlussEnde.4.2',
    group: 'schlussEnde',
    grade: 4,
    template: '{N} {hasChosen} to leave us on {Austritt}. Our thanks go to {them} for {their} cooperation.',
    basis: 'english',
    example: 'Ms Sample has chosen to leave us on 30 September 2026. Our thanks go to her for her cooperation.',
  },
  {
    id: 'en.schlussEnde.4.3',
    group: 'schlussEnde',
    grade: 4,
    template: 'On {Austritt}, {N} {leaves} us at {their} own request. For the future, we wish {them} all the best.',
    basis: 'english',
    example: 'On 30 September 2026, Ms Sample leaves us at her own request. For the future, we wish her all the best.',
  },
  {
    id: 'en.schlussEnde.5.1',
    group: 'schlussEnde',
    grade: 5,
    template: '{N} {leaves} our company on {Austritt}.',
    basis: 'english',
    example: 'Ms Sample leaves our company on 30 September 2026.',
  },
  {
    id: 'en.schlussEnde.5.2',
    group: 'schlussEnde',
    grade: 5,
    template: 'The employment of {N} {ends} on {Austritt}.',
    basis: 'english',
    example: 'The employment of Ms Sample ends on 30 September 2026.',
  },
  {
    id: 'en.schlussEnde.5.3',
    group: 'schlussEnde',
    grade: 5,
    template: 'On {Austritt}, {their} employment with us comes to an end.',
    basis: 'english',
    example: 'On 30 September 2026, her employment with us comes to an end.',
  },
] as const satisfies readonly Phrase[]
