import type { Place } from '#language'
import type { Mark } from '../model/mark.ts'
import { bases } from './bases.ts'

/** What is said of techniques that no single word shows. */
type Said = Omit<Mark, keyof Place>

export const passiveFinding: Said = {
  technique: 'passive-voice',
  effect: 'hint',
  basis: bases.passiv,
  explanation: {
    de: 'Leidende Form: Gesagt wird, dass etwas erledigt wurde, nicht, dass die Person es in die Hand nahm.',
    en: 'Passive voice: it says that something was done, not that the person took it in hand.',
  },
}

export const superlative: Said = {
  technique: 'superlative',
  effect: 'raises',
  basis: bases.zufriedenheitsskala,
  explanation: {
    de: 'Ein Verstärker. Mit einem Zeitfaktor steht er für sehr gut.',
    en: 'An intensifier. With a time adverb it means very good.',
  },
}

export const timeMissing: Said = {
  technique: 'missing-time-word',
  effect: 'lowers',
  basis: bases.zufriedenheitsskala,
  explanation: {
    de: 'Hier fehlt „stets“ oder „jederzeit“: Was der Satz sagt, gilt nicht ohne Ausnahme. Das kostet eine Note.',
    en: 'There is no „stets“ or „jederzeit“ (always): the praise applies, but not without exception. That lowers the grade by one.',
  },
}

export const reversedOrder: Said = {
  technique: 'reversed-order',
  effect: 'hint',
  basis: bases.reihenfolge,
  explanation: {
    de: 'Vorgesetzte stehen nicht an erster Stelle. Manche lesen darin Spannungen; Gerichte haben das nicht anerkannt.',
    en: 'Managers do not come first. Some read tension into this; courts have not accepted it.',
  },
}

export const superiorsMissing: Said = {
  technique: 'omission',
  effect: 'hint',
  basis: bases.auslassung,
  explanation: {
    de: 'Vorgesetzte werden nirgends genannt. Das wird oft als Hinweis auf Schwierigkeiten mit ihnen gelesen.',
    en: 'Managers are not mentioned. This is often read as a hint at trouble with them.',
  },
}

export const wishesAlone: Said = {
  technique: 'omission',
  effect: 'hint',
  basis: bases.schlussformel,
  explanation: {
    de: 'Wünsche ohne Dank und Bedauern: Die Schlussformel ist kühl. Anspruch auf mehr besteht nicht.',
    en: 'Wishes without thanks and regret: the closing is cool. Nobody is entitled to more.',
  },
}

export const healthWished: Said = {
  technique: 'coded-phrase',
  effect: 'hint',
  basis: bases.deutung,
  explanation: {
    de: 'Gesundheit oder Glück in den Wünschen wird manchmal als Anspielung gelesen. Über die Person beweist es nichts.',
    en: 'Health or luck in the wishes is sometimes read as an allusion. It proves nothing about the person.',
  },
}

export const honestyMissing: Said = {
  technique: 'omission',
  effect: 'hint',
  basis: bases.ehrlichkeit,
  explanation: {
    de: 'An der Kasse wird ein Wort zur Ehrlichkeit erwartet, bei Schlüsseln und vertraulichen Daten ist es Brauch.',
    en: 'At a till a word on honesty is expected; with keys or confidential data it is custom.',
  },
}

/** The ruling decided on a shop; what other occupations with trust expect is custom. */
export const honestyExpected: Said = { ...honestyMissing, basis: bases.auslassung }

export const contradictsSummary: Said = {
  technique: 'contradiction',
  effect: 'hint',
  basis: bases.widerspruch,
  explanation: {
    de: 'Zwei Stufen oder mehr neben der Gesamtbeurteilung: Beides passt nicht zusammen.',
    en: 'Two grades or more away from the overall assessment: the two are inconsistent.',
  },
}
