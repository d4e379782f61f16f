import type { Grade } from '../model/grade.ts'
import type { Kind, LeavingReason, Occasion, Signing } from '../model/spec.ts'

/** Headings: exactly one names the kind. */
export const germanHeadings: Readonly<Record<Kind, string>> = {
  einfach: 'Arbeitszeugnis',
  qualifiziert: 'Arbeitszeugnis',
  vorlaeufig: 'Vorläufiges Zeugnis',
  zwischen: 'Zwischenzeugnis',
  ausbildung: 'Ausbildungszeugnis',
}

/** What a front desk keeps, by whom it receives. */
export const germanBookings = { guests: 'Reservierungen', others: 'Termine' } as const

/** Words for the employer: of most, of public service, and of those whose name says that they are no company. */
export const germanHouse = {
  firm: { Haus_dat: 'unserem Unternehmen', Haus: 'unser Unternehmen' },
  publicService: { Haus_dat: 'unserer Dienststelle', Haus: 'unsere Dienststelle' },
} as const

export const germanHouseByName: readonly (readonly [name: RegExp, house: { readonly Haus_dat: string; readonly Haus: string }])[] = [
  [/praxis|zahnärzt|(?<!tier)ärzte/i, { Haus_dat: 'unserer Praxis', Haus: 'unsere Praxis' }],
  [/kanzlei|rechtsanw|notar|steuerberat/i, { Haus_dat: 'unserer Kanzlei', Haus: 'unsere Kanzlei' }],
  [/kita|kindergarten|kindertages|kinderhaus/i, { Haus_dat: 'unserer Einrichtung', Haus: 'unsere Einrichtung' }],
  [/schule|gymnasium/i, { Haus_dat: 'unserer Schule', Haus: 'unsere Schule' }],
  [/klinik/i, { Haus_dat: 'unserer Klinik', Haus: 'unsere Klinik' }],
  [/krankenhaus|hotel|gasthof|gasthaus|restaurant/i, { Haus_dat: 'unserem Haus', Haus: 'unser Haus' }],
  [/e\.\s?V\.|verein(?!igt)/i, { Haus_dat: 'unserem Verein', Haus: 'unseren Verein' }],
]

const employed = [
  '{Voll} war vom {Von} bis zum {Bis} als {Beruf} in {Haus_dat} tätig.',
  'Vom {Von} bis zum {Bis} war {Voll} als {Beruf} bei uns tätig.',
  '{Voll} war in der Zeit vom {Von} bis zum {Bis} in {Haus_dat} als {Beruf} tätig.',
] as const

/** Whoever held several posts held the last one only in the end. */
export const germanOpeningsOfPosts: Readonly<Record<'past' | 'present', string>> = {
  past: '{Voll} war vom {Von} bis zum {Bis} bei uns beschäftigt, zuletzt als {Beruf}.',
  present: '{Voll} ist seit dem {Von} bei uns beschäftigt, derzeit als {Beruf}.',
}

const still = [
  '{Voll} ist seit dem {Von} als {Beruf} in {Haus_dat} tätig.',
  'Seit dem {Von} ist {Voll} als {Beruf} bei uns tätig.',
  '{Voll} arbeitet seit dem {Von} als {Beruf} in {Haus_dat}.',
] as const

/** First sentences, of which a letter takes one. Tokens as in the phrase base; `{Von}`, `{Bis}`, `{Beruf}` beside them. */
export const germanOpenings: Readonly<Record<Kind, readonly string[]>> = {
  einfach: employed,
  qualifiziert: employed,
  vorlaeufig: still.map((sentence) => `${sentence} Das Arbeitsverhältnis endet voraussichtlich zum {Bis}.`),
  zwischen: still,
  ausbildung: [
    '{Voll} wurde vom {Von} bis zum {Bis} in {Haus_dat} im Ausbildungsberuf {Beruf} ausgebildet.',
    '{Voll} absolvierte vom {Von} bis zum {Bis} in {Haus_dat} die Ausbildung im Beruf {Beruf}.',
    'Vom {Von} bis zum {Bis} wurde {Voll} bei uns im Ausbildungsberuf {Beruf} ausgebildet.',
  ],
}

/** What stands above the list of tasks. */
export const germanTaskLines: Readonly<Record<'past' | 'present' | 'training' | 'skills', readonly string[]>> = {
  past: [
    '{Sein:n} Aufgabengebiet umfasste im Wesentlichen:',
    '{Seine} Tätigkeit umfasste im Wesentlichen:',
    'Zu {seinen} Aufgaben gehörten vor allem:',
  ],
  present: [
    '{Sein:n} Aufgabengebiet umfasst im Wesentlichen:',
    '{Seine} Tätigkeit umfasst im Wesentlichen:',
    'Zu {seinen} Aufgaben gehören vor allem:',
  ],
  training: [
    '{Seine} Ausbildung umfasste im Wesentlichen:',
    'Zu den Inhalten {seiner} Ausbildung gehörten vor allem:',
    'Zu {seiner} Ausbildung gehörten im Wesentlichen:',
  ],
  skills: ['In der Ausbildung wurden die folgenden beruflichen Fertigkeiten, Kenntnisse und Fähigkeiten erworben:'],
}

/** The final reference follows (§ 109 GewO; § 35 Abs. 3 TVöD speaks of the provisional one). */
export const germanProvisionalEnding = 'Mit dem Ende des {Verhältnis}ses ersetzen wir dieses vorläufige Zeugnis durch das endgültige.'

/**
 * What a provisional reference adds to that by custom: the end is known, so that it thanks and wishes well in short; it leaves the reason and
 * the regret to the final one.
 */
export const germanProvisionalFarewells: Readonly<Record<Grade, string>> = {
  1: 'Für die bisherigen ausgezeichneten Leistungen danken wir {N_dat} sehr herzlich und wünschen {ihm_}für den weiteren Berufsweg viel Erfolg und alles Gute.',
  2: 'Für die bisherigen, gleichbleibend guten Leistungen danken wir {N_dat} herzlich und wünschen {ihm_}für den weiteren Berufsweg viel Erfolg und alles Gute.',
  3: 'Wir danken {N_dat} für die bisherige gute Zusammenarbeit und wünschen {ihm_}für den weiteren Berufsweg Erfolg und alles Gute.',
  4: 'Wir danken {N_dat} für die bisherige Mitarbeit und wünschen {ihm_}alles Gute.',
  5: 'Wir wünschen {N_dat} alles Gute.',
}

/** What stands above the name of who signs in public service. */
export const germanSigning: Readonly<Record<Signing, string | undefined>> = { leitung: undefined, vertretung: 'In Vertretung', auftrag: 'Im Auftrag' }

/** How the employment ended. */
export const germanLeaving: Readonly<Record<LeavingReason, string>> = {
  eigenerWunsch: 'Das {Verhältnis} {endet} zum {Austritt} auf eigenen Wunsch.',
  einvernehmlich: 'Das {Verhältnis} {endet} zum {Austritt} im beiderseitigen Einvernehmen.',
  betriebsbedingt: 'Das {Verhältnis} {endet} zum {Austritt} aus betriebsbedingten Gründen.',
  befristung: 'Das {Verhältnis} {endet} mit Ablauf der vereinbarten Befristung zum {Austritt}.',
  ruhestand: '{N} {scheidet} zum {Austritt} mit dem Eintritt in den Ruhestand aus {Haus_dat} aus.',
  abschluss: 'Mit der bestandenen Prüfung {endet} das {Verhältnis} zum {Austritt}.',
  uebernahme: 'Nach bestandener Prüfung {endet} das {Verhältnis} zum {Austritt}; wir übernehmen {N_akk} in ein Arbeitsverhältnis.',
  ohneAngabe: 'Das {Verhältnis} {endet} zum {Austritt}.',
}

/** Thanks and wishes at the end of training, by grade; they name the person, since the sentence before speaks of the employment. */
export const germanTrainingFarewells = {
  1: 'Wir danken {N_dat} sehr herzlich für die ausgezeichneten Leistungen und wünschen {ihm_}für die berufliche Zukunft weiterhin viel Erfolg und alles Gute.',
  2: 'Wir danken {N_dat} herzlich für die gleichbleibend guten Leistungen und wünschen {ihm_}für die berufliche Zukunft weiterhin viel Erfolg und alles Gute.',
  3: 'Wir danken {N_dat} für die guten Leistungen und wünschen {ihm_}für die Zukunft weiterhin Erfolg und alles Gute.',
  4: 'Wir danken {N_dat} für die Mitarbeit und wünschen {ihm_}alles Gute.',
  5: 'Wir wünschen {N_dat} alles Gute.',
} as const

/** Whoever stays is not wished well on the way: the work goes on together. */
export const germanStayingFarewells = {
  1: 'Wir danken {N_dat} sehr herzlich für die ausgezeichneten Leistungen und freuen uns sehr auf die weitere Zusammenarbeit.',
  2: 'Wir danken {N_dat} herzlich für die gleichbleibend guten Leistungen und freuen uns auf die weitere Zusammenarbeit.',
  3: 'Wir danken {N_dat} für die guten Leistungen und freuen uns auf die weitere Zusammenarbeit.',
  4: 'Wir danken {N_dat} für die Mitarbeit.',
  5: 'Wir wünschen {N_dat} dafür alles Gute.',
} as const

/** Regret, thanks and wishes by grade for these endings; their warmth falls as in the closing formulas. */
export const germanFarewells = {
  1: 'Wir bedauern dies außerordentlich, danken {N_dat} für die stets ausgezeichneten Leistungen und wünschen {ihm_}beruflich wie persönlich weiterhin viel Erfolg und alles Gute.',
  2: 'Wir bedauern dies sehr, danken {N_dat} für die stets guten Leistungen und wünschen {ihm_}für die Zukunft weiterhin viel Erfolg und alles Gute.',
  3: 'Wir bedauern dies, danken {N_dat} für die gute Zusammenarbeit und wünschen {ihm_}für die Zukunft weiterhin Erfolg und alles Gute.',
  4: 'Wir danken {N_dat} für die Mitarbeit und wünschen {ihm_}alles Gute.',
  5: 'Wir wünschen {N_dat} alles Gute.',
} as const

/** Whoever is dismissed for reasons of the firm does not leave it: what is regretted is that there is no more work. */
export const germanRedundancyFarewells = {
  1: 'Wir bedauern außerordentlich, {N_akk} nicht weiterbeschäftigen zu können, danken {ihm_}für die stets ausgezeichneten Leistungen und wünschen {ihm_}beruflich wie persönlich weiterhin viel Erfolg und alles Gute.',
  2: 'Wir bedauern sehr, {N_akk} nicht weiterbeschäftigen zu können, danken {ihm_}für die stets guten Leistungen und wünschen {ihm_}für die Zukunft weiterhin viel Erfolg und alles Gute.',
  3: 'Wir bedauern, {N_akk} nicht weiterbeschäftigen zu können, danken {ihm_}für die gute Zusammenarbeit und wünschen {ihm_}für die Zukunft weiterhin Erfolg und alles Gute.',
  4: 'Wir danken {N_dat} für die Mitarbeit und wünschen {ihm_}alles Gute.',
  5: 'Wir wünschen {N_dat} alles Gute.',
} as const

/** Whoever retires is wished no success in a career. */
export const germanRetirementFarewells = {
  1: 'Wir bedauern diesen Abschied außerordentlich, danken {ihm_}sehr herzlich für die stets ausgezeichneten Leistungen und wünschen {ihm_}für den neuen Lebensabschnitt alles erdenklich Gute.',
  2: 'Wir bedauern diesen Abschied sehr, danken {ihm_}herzlich für die stets guten Leistungen und wünschen {ihm_}für den neuen Lebensabschnitt alles Gute.',
  3: 'Wir bedauern diesen Abschied, danken {ihm_}für die gute Zusammenarbeit und wünschen {ihm_}für den neuen Lebensabschnitt alles Gute.',
  4: 'Wir danken {ihm_}für die Mitarbeit und wünschen {ihm_}für den neuen Lebensabschnitt alles Gute.',
  5: 'Wir wünschen {ihm_}für den neuen Lebensabschnitt alles Gute.',
} as const

/** Occasions of an interim reference, in the genitive behind „wegen“ and in the nominative. */
export const germanOccasions: Readonly<Record<Occasion, { readonly genitive: string; readonly nominative: string }>> = {
  fuehrungswechsel: { genitive: 'des Wechsels der Führungskraft', nominative: 'der Wechsel der Führungskraft' },
  aufgabenwechsel: { genitive: 'des Wechsels der Aufgaben', nominative: 'der Wechsel der Aufgaben' },
  versetzung: { genitive: 'der Versetzung', nominative: 'die Versetzung' },
  betriebsuebergang: { genitive: 'des Betriebsübergangs', nominative: 'der Betriebsübergang' },
  elternzeit: { genitive: 'der bevorstehenden Elternzeit', nominative: 'die bevorstehende Elternzeit' },
  eigenerWunsch: { genitive: 'des eigenen Wunsches', nominative: 'der eigene Wunsch' },
}

/**
 * Where the occasion is nothing but the person's wish, this is said in place of the sentence that names an occasion: whose wish it is has to
 * be clear, and „auf eigenen Wunsch stellen wir“ would make it the employer's.
 */
export const germanOwnWish: readonly string[] = [
  'Dieses Zwischenzeugnis stellen wir auf Wunsch von {N_dat} aus.',
  '{N} hat um dieses Zwischenzeugnis gebeten.',
]

/** Verbs of leaving: a letter issued after the end looks back on it. */
export const germanVerbsOfLeaving = {
  past: { verlässt: 'verließ', scheidet: 'schied', endet: 'endete' },
  present: { verlässt: 'verlässt', scheidet: 'scheidet', endet: 'endet' },
} as const
