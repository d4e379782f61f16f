import type { Frames } from '../model/frames.ts'
import { englishVerbs, englishVerbsOfThings } from './english-entries.ts'
import { firstThatFits } from './first-that-fits.ts'

/** How people begin to tell what somebody did, beside verbs in -ed. */
export const englishDeeds =
  'built|cut|led|made|set|won|wrote|ran|taught|took|brought|grew|kept|gave|held|became|began|rose|hit|oversaw|drove|sold|met|found|rebuilt'
/** Adjectives that look like deeds. */
export const englishAdjectives = 'united|allied|associated|advanced|applied|integrated|automated|certified|accredited|licensed|registered|chartered'
export const englishDeed = `(?:${englishDeeds}|(?!${englishAdjectives})[a-z]+ed) `

/** A sentence that only wants its subject: “is an authorised signatory”, “has completed NVQ3”. */
export const englishPredicates =
  'is|was|were|has|had|have|speaks|may|could|can|started|joined|began|became|rose|worked|received|signed|approved' +
  `|(?:${Object.keys(englishVerbs).join('|')})s(?! (?:of|for) )`

/** What goes on a sentence without a colon: with an article, a number, or what somebody does. */
const goesOn = /^(?:an?|the|our|all|two|three|four|several|various|[\p{L}-]+ing(?! of))\s/iu
const deed = new RegExp(`^${englishDeed}`, 'i')
/** What others did to somebody: “promoted to senior”. */
const passive =
  /^(?:promoted|appointed|elected|nominated|shortlisted|selected|chosen|awarded|named|transferred|moved) (?:to|for|as|the|an?|by|from|in) /i
const predicate = new RegExp(`^(?:${englishPredicates}) `, 'i')
const deedOrPredicate = new RegExp(`${deed.source}|${predicate.source}`, 'i')

/** What somebody is, and what somebody has. */
const officers = 'holder|signatory|director|officer|representative'
const held = 'authority|sign-?off|responsib|power|licen[cs]e|permit'
const permits = 'licen[cs]e|permit|certificate(?: \\([^()]*\\))?'

/** A statement about something else than the person: “Customer satisfaction rose to 94 %”. */
const statement = new RegExp(`^(?:(?!who |which |that )[\\p{L}\\d’'-]+ ){1,5}(?:${englishVerbsOfThings})(?!\\p{L})`, 'iu')
/** A list of sentences, or one so long that no sentence can hold it. */
const notes = /^all |^[^;]{60,}[,;] |[.:] \p{Lu}|^[^;]{1,60}: /u
const team = '(?:team|crew|brigade|group|unit|shift)'

/** Sentences around what is true of one person alone, in the order of the letter. They state and do not judge, and take any noun. */
export const englishOfPerson: Frames = {
  posts: {
    part: 'einleitung',
    isList: true,
    ...firstThatFits(
      [
        [/^(?:as|at|by|for|in|on|with) /i, '{P} began {text}.'],
        [/^from /i, '{P} progressed {text}.'],
        [predicate, '{P} {text}.'],
        [/^(?:promoted|appointed|transferred|moved|previously|initially|formerly|originally) /i, '{P} ⟨was/were|was/were⟩ {text}.'],
        [/[,;]| (?:and|then|later) /i, '{P} ⟨{heldPosts}|has held the following posts:/have held the following posts:⟩ {text}.'],
      ],
      '{P} ⟨{heldPost}|has held the post of/have held the post of⟩ {text}.',
    ),
  },
  unit: {
    part: 'einleitung',
    ...firstThatFits([[/^(?:in|at|on|within) /i, '{P} ⟨was/were|is/are⟩ based {text}.']], '{P} ⟨was/were|is/are⟩ based in {text}.'),
  },
  payGroup: {
    part: 'einleitung',
    ...firstThatFits([[/^(?!grade )/i, 'The pay grade ⟨was|is⟩ {text}.']], 'The post ⟨was|is⟩ paid at {text}.'),
  },
  hours: {
    part: 'einleitung',
    ...firstThatFits(
      [
        [
          /^(?:(?:part|full)[- ]time|flexi|job[- ]share|nights|days|shifts|weekends|early|late|rotating|between|every|on|in|from|\d[\d.,–-]* ?(?:h|%|per ?cent|days)|(?:two|three|four|five) days)/i,
          '{P} ⟨worked|works/work⟩ {text}.',
        ],
        [/^[\d.,]+$/, '{P} ⟨worked|works/work⟩ {text} hours a week.'],
        [/^an? .*contract/i, '{P} ⟨worked|works/work⟩ on {text}.'],
        [/contract$/i, '{P} ⟨worked|works/work⟩ on a {text}.'],
      ],
      '{Their} working hours ⟨were|are⟩ {text}.',
    ),
  },
  school: {
    part: 'einleitung',
    ...firstThatFits(
      [
        [/^(?:day|block)[- ]release|^classes/i, 'As part of {their} training, {p} ⟨attended|attends/attend⟩ {text}.'],
        [/^University of/i, 'As part of {their} training, {p} ⟨attended|attends/attend⟩ the {text}.'],
      ],
      'As part of {their} training, {p} ⟨attended|attends/attend⟩ {text}.',
    ),
  },
  exam: {
    part: 'einleitung',
    ...firstThatFits(
      [
        [/fail|not (?:yet )?(?:passed|taken|sat)|pending|outstanding|abandoned|withdr/i, 'Result of the final examination: {text}.'],
        [/^pass(?:ed)?\.?$/i, '{P} passed the final examination.'],
        [/^passed (?=.*(?:exam|assessment|test))/i, '{P} {text}.'],
        [/^(?:with|on|in) (?!.*pass)/i, '{P} passed the final examination {text}.'],
        [
          /^(?:\d|distinction|merit|credit|commended|grade|mark|very good|good|excellent|satisfactory|[A-E][*+-]?$)/i,
          '{P} passed the final examination ({text}).',
        ],
        [/^(?:an?|the|his|her|their) [^,;]*exam/i, '{P} passed {text}.'],
        [/exam|pass|assessment/i, 'Final examination: {text}.'],
      ],
      '{P} gained the following qualification: {text}.',
    ),
  },
  powers: {
    part: 'einleitung',
    isList: true,
    ...firstThatFits(
      [
        [predicate, '{P} {text}.'],
        [/^to /i, '{P} ⟨was/were|is/are⟩ authorised {text}.'],
        [/^(?:authori[sz]ed to|entitled|empowered|responsible|in charge) /i, '{P} ⟨was/were|is/are⟩ {text}.'],
        [/^an? (?:[\p{Ll}-]+ )?budget /iu, '{P} ⟨was/were|is/are⟩ responsible for {text}.'],
        [/^(?!.*signatory)(?:[\p{Ll}]+ ){0,3}power of attorney/iu, '{P} ⟨held|holds/hold⟩ {text}.'],
        [new RegExp(`^(?=.*(?:${held})).*(?:${officers})(?:$|[,;]| and )`, 'i'), '{P} ⟨held|holds/hold⟩ the following powers: {text}.'],
        [new RegExp(`(?:${officers})$|^(?:authorised|designated|deputy|acting) `, 'i'), '{P} ⟨served|serves/serve⟩ as {text}.'],
        [new RegExp(`^(?!an? )[aeiou][^,;]*(?:${permits})$`, 'i'), '{P} ⟨held|holds/hold⟩ an {text}.'],
        [new RegExp(`^(?!an? |the )[^,;]*(?:${permits})$`, 'i'), '{P} ⟨held|holds/hold⟩ a {text}.'],
        [new RegExp(`${held}|^(?:an?|the) `, 'i'), '{P} ⟨had|has/have⟩ {text}.'],
        [/^(?:orders|purchases|spending|discounts|contracts|payments|[\p{L}-]+ing)(?!\p{L})/iu, '{Their} authority ⟨covered|covers⟩ {text}.'],
      ],
      '{P} ⟨had|has/have⟩ the following powers: {text}.',
    ),
  },
  tools: {
    part: 'kenntnisse',
    isList: true,
    ...firstThatFits(
      [
        [/^(?:ha[ds]|work(?:ed|s)|use[ds]) /, '{N} {text}.'],
        [/^(?:proficient|experienced|skilled|trained|confident|competent|certified|licensed) /i, '{N} ⟨was/were|is/are⟩ {text}.'],
      ],
      '{N} ⟨used|uses/use⟩ {text}.',
    ),
  },
  // Whoever speaks a language goes on speaking it, and nobody was told that it was used at work.
  languages: {
    part: 'kenntnisse',
    isList: true,
    ...firstThatFits(
      [
        [predicate, '{N} {text}.'],
        [/^(?:fluent|bilingual|proficient|conversant) in /i, '{N} ⟨is/are|is/are⟩ {text}.'],
        [/:/, 'Languages: {text}.'],
      ],
      '{N} ⟨speaks/speak|speaks/speak⟩ {text}.',
    ),
  },
  courses: {
    part: 'kenntnisse',
    isList: true,
    ...firstThatFits(
      [
        [passive, '{N} ⟨was/were|was/were⟩ {text}.'],
        [deedOrPredicate, '{N} {text}.'],
        [
          /^(?![^,;]*level)(?:[\p{L}-]+ ){0,4}(?:courses?|seminars?|workshops?|certificates?|training|programm?e?s?)(?: (?:on|in|for|about|at|with) [^,;]+)?$/iu,
          '{N} ⟨completed|has completed/have completed⟩ {text}.',
        ],
        [
          /^(?:an?|the|all|two|three|four|several|various|attending|completing|studying|working|learning) /i,
          '{N}’s training ⟨included|has included⟩ {text}.',
        ],
        [/^\p{Lu}?[\p{Ll} -]{3,60}(?:(?:, | and |; )[\p{Ll} -]{3,40}){0,3}$/u, '{N} ⟨completed|has completed/have completed⟩ training in {text}.'],
      ],
      '{N}’s training and qualifications ⟨included|include⟩ {text}.',
    ),
  },
  projects: {
    part: 'kenntnisse',
    isList: true,
    ...firstThatFits(
      [
        [deedOrPredicate, '{N} {text}.'],
        [goesOn, '{N} ⟨was/were|was/were⟩ involved in {text}.'],
        [/^[\p{L}-]+ of (?!.*[,;])/iu, '{N} ⟨was/were|was/were⟩ involved in the {text}.'],
        [/[,;]| and /, '{N} ⟨worked|has worked/have worked⟩ on the following projects: {text}.'],
      ],
      '{N} ⟨worked|has worked/have worked⟩ on the following project: {text}.',
    ),
  },
  achievements: {
    part: 'leistung',
    isList: true,
    behind: 'arbeitserfolg',
    ...firstThatFits(
      [
        [passive, '{P} ⟨was/were|was/were⟩ {text}.'],
        [new RegExp(`^(?:(?:always|never|consistently|regularly|twice) )?${englishDeed}|${predicate.source}`, 'i'), '{P} {text}.'],
        [statement, '{text}'],
        [notes, '{Their} achievements ⟨included|include⟩ the following: {text}.'],
      ],
      '{Their} achievements ⟨included|include⟩ {text}.',
    ),
  },
  led: {
    part: 'fuehrung',
    isList: true,
    isFirst: true,
    ...firstThatFits(
      [
        [/^(?:(?:up to|about|around|over) )?\d+$/i, '{N} ⟨managed|manages⟩ a team of {text}.'],
        [new RegExp(`^(?!an? |our )[aeiou][\\p{L}-]* ${team} of `, 'iu'), '{N} ⟨managed|manages⟩ an {text}.'],
        [new RegExp(`^(?!an? |the |our |his |her )(?:[\\p{L}-]+ )?${team} of `, 'iu'), '{N} ⟨managed|manages⟩ a {text}.'],
        [/^(?!an? |the |our |his |her )[^,;]*(?:team|crew|brigade|shift)$/i, '{N} ⟨managed|manages⟩ the {text}.'],
      ],
      '{N} ⟨managed|manages⟩ {text}.',
    ),
  },
  farewell: {
    part: 'schluss',
    behind: 'schlussformel',
    goesInto: /^(?:s?he|they|\p{L}+(?: \p{L}+)?) (?:is |are )?(?:leav|left|mov|go(?:es|ing)? |retir|join|tak(?:es?|ing) up|emigrat|relocat|return)/iu,
    ...firstThatFits(
      [
        [/^wish /i, 'We {text}.'],
        [/^for (?!this|the moment)/i, 'We wish {them} all the best {text}.'],
      ],
      '{text}',
    ),
  },
}

/** Firms, by the noun with which they name themselves. */
export const englishHouses =
  'firm|company|shop|store|trust|practice|school|hospital|museum|hotel|restaurant|agency|charity|business|bank|studio|nursery|surgery|clinic' +
  '|council|garage|bakery|group|manufacturer|retailer|supplier|provider|wholesaler|brewery|farm|university|college|association|authority|café|pub' +
  '|factory|start-?up|consultancy|contractor|publisher|insurer|home|house|office|centre|center|chain|subsidiary|division|provider|kindergarten|theatre|chamber|shipyard'

/** What firms do for others, by the noun that ends it. */
export const englishServices =
  'cleaning|catering|printing|engineering|consulting|training|recruitment|maintenance|transport|haulage|logistics|removals|security|care|childcare' +
  '|landscaping|gardening|plumbing|heating|roofing|joinery|accounting|bookkeeping|insurance|repairs?|hire|services|solutions|support|software'
