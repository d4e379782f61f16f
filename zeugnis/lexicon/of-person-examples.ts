import type { OfPerson, ZeugnisSpec } from '../model/spec.ts'

/** What somebody may type about one person alone; each goes into the frame of its name. Letters need none of it, forms show it. */
export const ofPersonExamples: Readonly<Record<ZeugnisSpec['language'], Readonly<Record<keyof OfPerson, string>>>> = {
  de: {
    posts: 'als Commis de Cuisine und übernahm am 1. Mai 2023 die Stelle als Demichef',
    unit: 'in der Abteilung Einkauf',
    payGroup: 'der Entgeltgruppe 9b TVöD',
    hours: '30 Wochenstunden',
    school: 'der Beruflichen Schule für Gastronomie in Hamburg',
    exam: 'am 12. Juni 2026 vor der Handelskammer Hamburg mit der Note gut',
    powers: 'Prokura, Verantwortung für ein Budget von 200.000 Euro',
    tools: 'SAP und DATEV',
    languages: 'Deutsch und Englisch',
    courses: 'Schulungen zu Hygiene und Allergenen',
    projects: 'an der Einführung der neuen Kassensoftware',
    achievements: 'die Senkung des Wareneinsatzes um vier Prozent',
    led: 'acht Mitarbeitende in zwei Schichten',
    farewell: 'Unsere Tür bleibt offen.',
  },
  en: {
    posts: 'as a commis chef and became demi chef in May 2023',
    unit: 'the purchasing department',
    payGroup: 'E 9b under the collective agreement for public service (TVöD)',
    hours: '30 hours a week',
    school: 'the Berufliche Schule für Gastronomie in Hamburg',
    exam: 'on 12 June 2026 with the grade “good”',
    powers: 'general commercial power of attorney (Prokura)',
    tools: 'SAP and DATEV',
    languages: 'German and English',
    courses: 'courses on hygiene and allergens',
    projects: 'the introduction of the new till software',
    achievements: 'a cut of four per cent in food costs',
    led: 'eight staff on two shifts',
    farewell: 'Our door remains open.',
  },
}
