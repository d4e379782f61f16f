import type { ComparedFact, NotComparable, Reason } from '../model/comparison.ts'
import type { Dimension } from '../model/dimension.ts'
import type { Bilingual } from '../model/role.ts'

/** Why nothing is said of two texts together. */
export const incomparableTexts: Readonly<Record<NotComparable, Readonly<Record<'before' | 'after' | 'both', Bilingual>>>> = {
  empty: {
    before: { de: 'Der erste Text ist leer.', en: 'The first text is empty.' },
    after: { de: 'Der zweite Text ist leer.', en: 'The second text is empty.' },
    both: { de: 'Beide Texte sind leer.', en: 'Both texts are empty.' },
  },
  'other-language': {
    before: { de: 'Der erste Text ist nicht deutsch.', en: 'The first text is not in German.' },
    after: { de: 'Der zweite Text ist nicht deutsch.', en: 'The second text is not in German.' },
    both: { de: 'Beide Texte sind nicht deutsch.', en: 'Neither text is in German.' },
  },
  'no-reference': {
    before: { de: 'Der erste Text ist kein Arbeitszeugnis.', en: 'The first text is not a work reference.' },
    after: { de: 'Der zweite Text ist kein Arbeitszeugnis.', en: 'The second text is not a work reference.' },
    both: { de: 'Beide Texte sind keine Arbeitszeugnisse.', en: 'Neither text is a work reference.' },
  },
  'different-people': sameFor('Die Texte handeln von zwei verschiedenen Personen.', 'The texts are about two different people.'),
  'unknown-wording': {
    before: { de: 'Zu viele Sätze des ersten Textes sind nicht bewertbar.', en: 'Too many sentences of the first text cannot be graded.' },
    after: { de: 'Zu viele Sätze des zweiten Textes sind nicht bewertbar.', en: 'Too many sentences of the second text cannot be graded.' },
    both: { de: 'Zu viele Sätze sind in beiden Texten nicht bewertbar.', en: 'Too many sentences cannot be graded in both texts.' },
  },
}

function sameFor(de: string, en: string): Readonly<Record<'before' | 'after' | 'both', Bilingual>> {
  return { before: { de, en }, after: { de, en }, both: { de, en } }
}

/** An order of people beside other words that some read as criticism. */
export const orderRead: Bilingual = { de: 'die Reihenfolge {what}', en: 'the order {what}' }

/** On what a sentence is, behind „ein Satz“. */
export const aboutTexts: Readonly<Record<Dimension, Bilingual>> = {
  leistungsbereitschaft: { de: 'zum Einsatz', en: 'on motivation' },
  arbeitsbefaehigung: { de: 'zur Befähigung', en: 'on ability' },
  fachwissen: { de: 'zum Fachwissen', en: 'on expertise' },
  weiterbildung: { de: 'zur Weiterbildung', en: 'on training' },
  arbeitsweise: { de: 'zur Arbeitsweise', en: 'on the approach to work' },
  arbeitserfolg: { de: 'zum Erfolg der Arbeit', en: 'on results' },
  fuehrung: { de: 'zur Führung', en: 'on leadership' },
  gesamtbeurteilung: { de: 'zur Leistung insgesamt', en: 'on performance as a whole' },
  sozialverhalten: { de: 'zum Verhalten', en: 'on conduct' },
  schlussformel: { de: 'zum Abschied', en: 'of farewell' },
}

/** What a reason is, with `{before}` and `{after}` for the words; behind „weil“ and “because”. */
export const reasonTexts: Readonly<Record<Reason['what'], Bilingual>> = {
  lost: { de: '{before} wegfällt', en: '{before} is gone' },
  added: { de: '{after} hinzukommt', en: '{after} is new' },
  weakened: { de: 'aus {before} nur noch {after} wird', en: '{before} has been reduced to {after}' },
  strengthened: { de: 'aus {before} jetzt {after} wird', en: '{before} has become {after}' },
  replaced: { de: 'ein Satz {about} anders lautet', en: 'a sentence {about} is worded differently' },
}

/** A sentence that only one of the texts has. */
export const aloneTexts: Readonly<Record<'lost' | 'added', Bilingual>> = {
  lost: { de: 'ein Satz {about} fehlt', en: 'a sentence {about} is gone' },
  added: { de: 'ein Satz {about} hinzukommt', en: 'a sentence {about} is new' },
}

/** A new sentence that is criticism, by its words. */
export const criticismTexts: Bilingual = { de: 'ein Satz {about} mit {after} hinzukommt', en: 'a sentence {about} with {after} is new' }

/** Two causes of one kind, told together. */
export const togetherTexts: Readonly<Record<'lost' | 'added' | 'lostSentence' | 'addedSentence', Bilingual>> = {
  lost: { de: '{what} wegfallen', en: '{what} are gone' },
  added: { de: '{what} hinzukommen', en: '{what} are new' },
  lostSentence: { de: 'Sätze {what} fehlen', en: 'sentences {what} are gone' },
  addedSentence: { de: 'Sätze {what} hinzukommen', en: 'sentences {what} are new' },
}

/** What became of a result. */
export const resultTexts: Readonly<Record<'replaced' | 'lost' | 'added', Bilingual>> = {
  replaced: { de: 'aus {before} wird {after}', en: '{before} becomes {after}' },
  lost: { de: '{before} fehlt', en: '{before} is missing' },
  added: { de: '{after} ist neu', en: '{after} is new' },
}

/** Who did it is no longer named, or now is. */
export const passiveTexts: Readonly<Record<'lost' | 'added', Bilingual>> = {
  lost: { de: 'der Satz nicht mehr im Passiv steht ({before})', en: 'the sentence is no longer in the passive ({before})' },
  added: { de: 'der Satz jetzt im Passiv steht ({after})', en: 'the sentence is now in the passive ({after})' },
}

/** The order of people, of which some say that it means something. */
export const orderTexts: Bilingual = { de: 'die Reihenfolge jetzt {after} ist', en: 'the order is now {after}' }

/** What a stated matter is called. */
export const factTexts: Readonly<Record<ComparedFact['kind'], Bilingual>> = {
  kind: { de: 'Art des Zeugnisses', en: 'Type of reference' },
  person: { de: 'Name', en: 'Name' },
  address: { de: 'Anrede', en: 'Form of address' },
  employer: { de: 'Arbeitgeber', en: 'Employer' },
  job: { de: 'Tätigkeit', en: 'Post' },
  from: { de: 'Beginn', en: 'First day' },
  to: { de: 'Ende', en: 'Last day' },
  issued: { de: 'Ausstellung', en: 'Day of issue' },
  date: { de: 'Datum', en: 'Date' },
  number: { de: 'Zahl', en: 'Number' },
  task: { de: 'Aufgabe', en: 'Duty' },
  terms: { de: 'Art der Beschäftigung', en: 'Terms of employment' },
  'leaving-reason': { de: 'Grund des Ausscheidens', en: 'Reason for leaving' },
  regret: { de: 'Bedauern', en: 'Regret' },
  thanks: { de: 'Dank', en: 'Thanks' },
  wishes: { de: 'Wünsche', en: 'Wishes' },
  continuation: { de: 'Freude auf die weitere Zusammenarbeit', en: 'Looking forward to further work together' },
  rehire: { de: 'Bereitschaft zur Wiedereinstellung', en: 'Willingness to re-employ' },
  inadmissible: { de: 'Nur auf Wunsch', en: 'Only on request' },
  signature: { de: 'Unterschrift', en: 'Signature' },
  result: { de: 'Prüfung oder Abschluss', en: 'Examination or qualification' },
  pronoun: { de: 'Anrede in einem Satz', en: 'Form of address in one sentence' },
  honesty: { de: 'Wort zur Ehrlichkeit', en: 'Word on honesty' },
  takeover: { de: 'Übernahme', en: 'Further employment' },
}

/** The whole, as the subject of a sentence. */
export const wholeTexts = {
  overall: { de: 'Die Gesamtnote', en: 'The overall grade' },
  performance: { de: 'Die Leistung', en: 'Performance' },
  conduct: { de: 'Das Verhalten', en: 'Conduct' },
} as const satisfies Readonly<Record<string, Bilingual>>

/** The sentences on top, with their places to fill. */
export const verdictTexts = {
  incomparable: { de: 'Nicht vergleichbar: {why}', en: 'Not comparable: {why}' },
  same: { de: 'Nichts hat sich in der Note geändert.', en: 'Nothing has changed in the grade.' },
  sameOverall: { de: 'Die Gesamtnote bleibt gleich.', en: 'The overall grade stays the same.' },
  sameButWorse: {
    de: 'Die Gesamtnote bleibt gleich, einzelne Sätze lesen sich schlechter.',
    en: 'The overall grade stays the same; individual sentences read worse.',
  },
  sameButBetter: {
    de: 'Die Gesamtnote bleibt gleich, einzelne Sätze lesen sich besser.',
    en: 'The overall grade stays the same; individual sentences read better.',
  },
  sameButBoth: {
    de: 'Die Gesamtnote bleibt gleich, einzelne Sätze lesen sich besser, andere schlechter.',
    en: 'The overall grade stays the same; some sentences read better, others worse.',
  },
  sameButOpen: {
    de: 'Die Gesamtnote bleibt gleich. Ob sich einzelne Sätze anders lesen, lässt sich nicht sicher sagen.',
    en: 'The overall grade stays the same. Whether individual sentences read differently cannot be said for certain.',
  },
  sameButOpenBecause: {
    de: 'Die Gesamtnote bleibt gleich. Ob sich einzelne Sätze anders lesen, lässt sich nicht sicher sagen, weil {because}.',
    en: 'The overall grade stays the same. Whether individual sentences read differently cannot be said for certain because {because}.',
  },
  open: {
    de: 'Ob sich die Note geändert hat, lässt sich nicht sicher sagen.',
    en: 'Whether the grade has changed cannot be said for certain.',
  },
  openButWorse: {
    de: 'Ob sich die Note geändert hat, lässt sich nicht sicher sagen; einzelne Sätze lesen sich schlechter.',
    en: 'Whether the grade has changed cannot be said for certain; individual sentences read worse.',
  },
  openButBetter: {
    de: 'Ob sich die Note geändert hat, lässt sich nicht sicher sagen; einzelne Sätze lesen sich besser.',
    en: 'Whether the grade has changed cannot be said for certain; individual sentences read better.',
  },
  lost: { de: 'Nur der erste Text sagt etwas {about}.', en: 'Only the first text says anything {about}.' },
  added: { de: 'Nur der zweite Text sagt etwas {about}.', en: 'Only the second text says anything {about}.' },
  readings: {
    de: 'Neu ist im zweiten Text, was manche als Kritik lesen: {what}.',
    en: 'The second text adds words that some read as criticism: {what}.',
  },
  omitted: {
    de: 'Zum Verhalten gegenüber {what} sagt der zweite Text nichts mehr.',
    en: 'The second text no longer says anything about conduct towards {what}.',
  },
  reordered: { de: 'Nur die Reihenfolge ist anders.', en: 'Only the order is different.' },
  sentence: { de: 'ein Satz {about} mit Note {grade}', en: 'a sentence {about} with grade {grade}' },
  weakAdded: { de: 'Neu im zweiten Text: {what}.', en: 'New in the second text: {what}.' },
  sentenceLost: { de: 'Im zweiten Text fehlt: {what}.', en: 'Missing from the second text: {what}.' },
  inadmissible: {
    de: 'Neu ist im zweiten Text, was nur auf Wunsch der Person in ein Zeugnis gehört: {what}.',
    en: 'The second text adds what belongs in a reference only if the person wishes: {what}.',
  },
  closingLost: { de: 'Im zweiten Text fehlt am Schluss: {what}.', en: 'Missing at the end of the second text: {what}.' },
  result: { de: 'Ein Ergebnis einer Prüfung oder Ausbildung lautet anders: {what}.', en: 'A result of an examination or course differs: {what}.' },
  honestyLost: { de: 'Zur Ehrlichkeit sagt der zweite Text nichts mehr.', en: 'The second text no longer says anything about honesty.' },
  plainAdded: { de: 'Neu im zweiten Text, ohne Note: {what}.', en: 'New in the second text, without a grade: {what}.' },
  plainLost: { de: 'Im zweiten Text fehlt, ohne Note: {what}.', en: 'Missing from the second text, without a grade: {what}.' },
  weakened: {
    de: 'Ein Satz {about} fällt von Note {before} auf {after}, weil {because}.',
    en: 'A sentence {about} falls from grade {before} to {after} because {because}.',
  },
  facts: { de: 'Angaben unterscheiden sich.', en: 'Details differ.' },
  none: { de: 'Eine Note ist in keinem der beiden Texte zu lesen.', en: 'No grade can be read in either text.' },
  worse: { de: '{whole} sinkt von {before} auf {after}, weil {because}.', en: '{whole} falls from {before} to {after} because {because}.' },
  better: { de: '{whole} steigt von {before} auf {after}, weil {because}.', en: '{whole} rises from {before} to {after} because {because}.' },
} as const satisfies Readonly<Record<string, Bilingual>>
