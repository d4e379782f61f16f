import type { EmployerFrame, Frames } from '../model/frames.ts'

/** How people begin to tell what somebody did, beside verbs in -ed. */
export const englishDeeds = 'built|cut|led|made|set|won'

/** Something else than a bare figure. */
const words = /\D/

/** Sentences around what is true of one person alone, in the order of the letter. They state and do not judge, and take any noun. */
export const englishOfPerson: Frames = {
  posts: {
    part: 'einleitung',
    template: '{Their} posts with us ⟨were|have been⟩ as follows: {text}.',
    otherwise: {
      fits: /^(?!(?:as|at|by|for|in|on|with) ).*(?:[,;\u2192]| (?:and|then|later|before) )/i,
      template: '{P} began {text}.',
      otherwise: { fits: /^(?:as|at|by|for|in|on|with) /i, template: '{Their} post with us ⟨was|is⟩ {text}.' },
    },
    example: 'as a commis chef and became demi chef in May 2023',
  },
  unit: {
    part: 'einleitung',
    template: '{P} ⟨was/were|is/are⟩ assigned to {text}.',
    example: 'the youth department of the northern district office',
  },
  payGroup: {
    part: 'einleitung',
    template: 'The pay grade of the post ⟨was|is⟩ {text}.',
    example: 'E 9b under the collective agreement for public service (TVöD)',
  },
  hours: {
    part: 'einleitung',
    template: 'In this role, {p} ⟨worked|works/work⟩ {text}.',
    otherwise: { fits: words, template: 'In this role, {p} ⟨worked|works/work⟩ {text} hours a week.' },
    example: '30 hours a week',
  },
  school: {
    part: 'einleitung',
    template: '{P} ⟨attended|attends/attend⟩ vocational school at {text}.',
    example: 'the Berufliche Schule für Gastronomie in Hamburg',
  },
  exam: {
    part: 'einleitung',
    template: '{P} passed the final examination ({text}).',
    example: '12 June 2026, Hamburg Chamber of Commerce, grade “good”',
  },
  powers: {
    part: 'einleitung',
    template: '{P} ⟨was/were|is/are⟩ entrusted with {text}.',
    example: 'power of attorney (Prokura) and a budget of 200,000 euros',
  },
  tools: { part: 'leistung', isFirst: true, template: '{N} ⟨worked|works/work⟩ with {text}.', example: 'SAP and DATEV' },
  languages: { part: 'leistung', isFirst: true, template: 'In {their} work, {N} ⟨used|uses/use⟩ {text}.', example: 'German and English' },
  courses: {
    part: 'leistung',
    isFirst: true,
    template: '{N}’s further training ⟨included|has included⟩ {text}.',
    example: 'courses on hygiene and allergens',
  },
  projects: {
    part: 'leistung',
    isFirst: true,
    template: 'In addition to {their} day-to-day work, {N} ⟨was/were|has been/have been⟩ involved in {text}.',
    otherwise: {
      fits: /^(?:an?|the|our|[\p{L}-]+ing)\s/iu,
      template: 'In addition to {their} day-to-day work, {N} ⟨was/were|has been/have been⟩ involved in the following: {text}.',
    },
    example: 'the introduction of the new till software',
  },
  achievements: {
    part: 'leistung',
    behind: 'arbeitserfolg',
    template: '{Their} achievements ⟨included|include⟩ {text}.',
    otherwise: {
      fits: new RegExp(`^(?!(?:${englishDeeds}|[a-z]+ed) )`, 'i'),
      template: '{P} {text}.',
    },
    example: 'a cut of four per cent in food costs',
  },
  led: {
    part: 'fuehrung',
    isFirst: true,
    template: '{N} ⟨managed|manages⟩ {text}.',
    otherwise: { fits: words, template: '{N} ⟨managed|manages⟩ a team of {text}.' },
    example: 'eight staff on two shifts',
  },
  farewell: { part: 'schluss', template: '{text}', example: 'Our door remains open.' },
}

export const englishEmployer: EmployerFrame = { article: /^an? /u, subject: 'We are' }
