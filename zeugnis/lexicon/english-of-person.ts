import type { EmployerFrame, Frames } from '../model/frames.ts'

/** How people begin to tell what somebody did, beside verbs in -ed. */
export const englishDeeds = 'built|cut|led|made|set|won'

/** Something else than a bare figure. */
const words = /\D/

/** Sentences around what is true of one person alone, in the order of the letter. They state and do not judge, and take any noun. */
export const englishOfPerson: Frames = {
  posts: {
    part: 'einleitung',
    template: '{P} began {text}.',
    otherwise: {
      fits: /^(?:as|at|by|for|in|on|with) /i,
      template: '{Their} posts with us ⟨were|have been⟩ as follows: {text}.',
      otherwise: { fits: /[,;]| (?:and|then|later) /i, template: '{Their} post with us ⟨was|is⟩ {text}.' },
    },
  },
  unit: {
    part: 'einleitung',
    template: '{P} ⟨was/were|is/are⟩ assigned to {text}.',
  },
  payGroup: {
    part: 'einleitung',
    template: 'The pay grade of the post ⟨was|is⟩ {text}.',
  },
  hours: {
    part: 'einleitung',
    template: 'In this role, {p} ⟨worked|works/work⟩ {text}.',
    otherwise: { fits: words, template: 'In this role, {p} ⟨worked|works/work⟩ {text} hours a week.' },
  },
  school: {
    part: 'einleitung',
    template: '{P} ⟨attended|attends/attend⟩ vocational school at {text}.',
  },
  exam: {
    part: 'einleitung',
    template: '{P} passed the final examination ({text}).',
  },
  powers: {
    part: 'einleitung',
    template: '{P} ⟨was/were|is/are⟩ entrusted with {text}.',
  },
  tools: { part: 'leistung', isFirst: true, template: '{N} ⟨worked|works/work⟩ with {text}.' },
  languages: { part: 'leistung', isFirst: true, template: '{N} ⟨used|uses⟩ {text} at work.' },
  courses: {
    part: 'leistung',
    isFirst: true,
    template: '{N}’s further training ⟨included|has included⟩ {text}.',
  },
  projects: {
    part: 'leistung',
    isFirst: true,
    template: 'In addition to {their} day-to-day work, {N} ⟨was/were|has been/have been⟩ involved in {text}.',
    otherwise: {
      fits: /^(?:an?|the|our|[\p{L}-]+ing)\s/iu,
      template: 'In addition to {their} day-to-day work, {N} ⟨was/were|has been/have been⟩ involved in the following: {text}.',
    },
  },
  achievements: {
    part: 'leistung',
    behind: 'arbeitserfolg',
    template: '{Their} achievements ⟨included|include⟩ {text}.',
    otherwise: {
      fits: new RegExp(`^(?!(?:${englishDeeds}|[a-z]+ed) )`, 'i'),
      template: '{P} {text}.',
    },
  },
  led: {
    part: 'fuehrung',
    isFirst: true,
    template: '{N} ⟨managed|manages⟩ {text}.',
    otherwise: { fits: words, template: '{N} ⟨managed|manages⟩ a team of {text}.' },
  },
  farewell: { part: 'schluss', template: '{text}' },
}

export const englishEmployer: EmployerFrame = { article: /^an? /u, subject: 'We are' }
