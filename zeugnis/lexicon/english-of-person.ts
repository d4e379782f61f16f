import type { EmployerFrame, Frames } from '../model/frames.ts'

/** How people begin to tell what somebody did, beside verbs in -ed. */
export const englishDeeds = 'built|cut|led|made|set|won|wrote|ran|taught|took|brought'

/** Something else than a bare figure. */
const words = /\D/
/** What goes on a sentence without a colon: with an article, a number, or what somebody does. */
const goesOn = /^(?:an?|the|our|all|two|three|four|several|various|[\p{L}-]+ing)\s/iu
const deed = new RegExp(`^(?:${englishDeeds}|[a-z]+ed) `, 'i')
/** Everything but a deed. */
const noDeed = new RegExp(`^(?!(?:${englishDeeds}|[a-z]+ed) )`, 'i')

/** Sentences around what is true of one person alone, in the order of the letter. They state and do not judge, and take any noun. */
export const englishOfPerson: Frames = {
  posts: {
    part: 'einleitung',
    template: '{P} began {text}.',
    otherwise: {
      fits: /^(?:as|at|by|for|in|on|with) /i,
      template: '{P} progressed {text}.',
      otherwise: {
        fits: /^from /i,
        template: '{P} ⟨was/were|was/were⟩ {text}.',
        otherwise: {
          fits: /^(?:promoted|appointed|transferred|moved) /i,
          template: '{P} ⟨held|has held/have held⟩ the following posts: {text}.',
          otherwise: { fits: /[,;]| (?:and|then|later) /i, template: '{P} ⟨held|has held/have held⟩ the post of {text}.' },
        },
      },
    },
  },
  unit: {
    part: 'einleitung',
    template: '{P} ⟨was/were|is/are⟩ assigned to {text}.',
  },
  payGroup: {
    part: 'einleitung',
    template: 'The pay grade ⟨was|is⟩ {text}.',
    otherwise: { fits: /^(?!grade )/i, template: 'The post ⟨was|is⟩ paid at {text}.' },
  },
  hours: {
    part: 'einleitung',
    template: '{P} ⟨worked|works/work⟩ {text}.',
    otherwise: { fits: words, template: '{P} ⟨worked|works/work⟩ {text} hours a week.' },
  },
  school: {
    part: 'einleitung',
    template: '{P} ⟨attended|attends/attend⟩ {text} for the college-based part of {their} training.',
  },
  exam: {
    part: 'einleitung',
    template: '{P} passed the final examination ({text}).',
    otherwise: { fits: /^(?!.*(?:pass|exam))/i, template: 'The final examination had the following result: {text}.' },
  },
  powers: {
    part: 'einleitung',
    template: '{P} also ⟨had|has/have⟩ the following authority: {text}.',
    otherwise: { fits: /^(?!(?:an?|the|full|joint|sole|[\p{L}-]+ing)\s)/iu, template: '{Their} authority ⟨included|includes⟩ {text}.' },
  },
  tools: {
    part: 'leistung',
    isFirst: true,
    template: '{N} ⟨used|uses/use⟩ the following equipment and software: {text}.',
  },
  languages: { part: 'leistung', isFirst: true, template: '{N} ⟨worked|works/work⟩ in the following languages: {text}.' },
  courses: {
    part: 'leistung',
    isFirst: true,
    template: '{N} {text}.',
    otherwise: {
      fits: deed,
      template: '{N}’s further training ⟨included|has included⟩ {text}.',
      otherwise: { fits: goesOn, template: '{N}’s further training ⟨included|has included⟩ the following: {text}.' },
    },
  },
  projects: {
    part: 'leistung',
    isFirst: true,
    template: 'In addition to {their} day-to-day work, {N} {text}.',
    otherwise: {
      fits: deed,
      template: 'In addition to {their} day-to-day work, {N} ⟨was/were|has been/have been⟩ involved in {text}.',
      otherwise: {
        fits: goesOn,
        template: 'In addition to {their} day-to-day work, {N} ⟨was/were|has been/have been⟩ involved in the following: {text}.',
      },
    },
  },
  achievements: {
    part: 'leistung',
    behind: 'arbeitserfolg',
    template: '{Their} achievements ⟨included|include⟩ {text}.',
    otherwise: {
      fits: noDeed,
      template: '{P} {text}.',
    },
  },
  led: {
    part: 'fuehrung',
    isFirst: true,
    template: '{N} ⟨managed|manages⟩ {text}.',
    otherwise: { fits: words, template: '{N} ⟨managed|manages⟩ a team of {text}.' },
  },
  farewell: { part: 'schluss', behind: 'schlussformel', template: '{text}' },
}

export const englishEmployer: EmployerFrame = { article: /^an? /u, subject: 'We are' }
