import type { Confidence } from '../model/analysis.ts'
import type { Grade } from '../model/grade.ts'
import type { Effect, Technique } from '../model/mark.ts'
import type { Kind, Language } from '../model/spec.ts'

interface ReportTexts {
  readonly title: string
  readonly aid: string
  readonly madeOn: string
  readonly kinds: Readonly<Record<Kind, string>>
  readonly ratings: { readonly heading: string; readonly overall: string; readonly performance: string; readonly conduct: string }
  readonly grades: Readonly<Record<Grade, string>>
  readonly between: readonly [before: string, and: string]
  readonly open: string
  readonly grade: string
  readonly confidence: Readonly<Record<Confidence, string>>
  readonly textHeading: string
  readonly textNote: string
  readonly findings: string
  readonly techniques: Readonly<Record<Technique, string>>
  readonly effects: Readonly<Record<Effect, string>>
  readonly basis: string
  readonly custom: string
  readonly missing: string
  readonly defects: string
  readonly contradictions: string
  readonly summary: string
  readonly doubts: string
  readonly none: string
  readonly quotes: readonly [open: string, close: string]
  readonly decimal: string
}

/** What the report says of itself; what it says of a finding comes with the analysis. */
export const reportTexts: Readonly<Record<Language, ReportTexts>> = {
  de: {
    title: 'Analyse eines Arbeitszeugnisses',
    aid: 'Diese Analyse ist eine Lesehilfe und keine Rechtsberatung. Sie ordnet Formulierungen ein; was die Verfasserin oder der Verfasser gemeint hat, kann sie nicht wissen.',
    madeOn: 'Erstellt am',
    kinds: {
      einfach: 'Einfaches Zeugnis',
      qualifiziert: 'Qualifiziertes Zeugnis',
      vorlaeufig: 'Vorläufiges Zeugnis',
      zwischen: 'Zwischenzeugnis',
      ausbildung: 'Ausbildungszeugnis',
    },
    ratings: { heading: 'Noten', overall: 'Gesamt', performance: 'Leistung', conduct: 'Verhalten' },
    grades: { 1: 'sehr gut', 2: 'gut', 3: 'befriedigend', 4: 'ausreichend', 5: 'mangelhaft' },
    between: ['zwischen ', ' und '],
    open: 'nicht bewertbar',
    grade: 'Note',
    confidence: { high: 'Sicherheit hoch', medium: 'Sicherheit mittel', low: 'Sicherheit gering' },
    textHeading: 'Das Zeugnis mit Fundstellen',
    textNote: 'Die Nummern verweisen auf die Funde. Rechtschreibung und Absätze sind die des eingegebenen Textes.',
    findings: 'Funde',
    techniques: {
      'time-factor': 'Zeitwort',
      superlative: 'Steigerung',
      'passive-voice': 'Passiv',
      omission: 'Auslassung',
      'reversed-order': 'Reihenfolge',
      relativisation: 'Einschränkung',
      negation: 'Verneinung',
      irony: 'Übertreibung',
      distance: 'Distanz',
      'coded-phrase': 'Formel',
      contradiction: 'Widerspruch',
    },
    effects: {
      raises: 'hebt die Note',
      lowers: 'senkt die Note',
      withholds: 'lässt keine Note zu',
      hint: 'Hinweis ohne Einfluss auf die Note',
      none: 'ohne Bedeutung, auch wenn oft anderes behauptet wird',
    },
    basis: 'Grundlage',
    custom: 'Brauch, keine Rechtsprechung',
    missing: 'Was fehlt',
    defects: 'Formale Mängel',
    contradictions: 'Widersprüche',
    summary: 'Zusammenfassung',
    doubts: 'Zweifel an der Analyse',
    none: 'Nichts gefunden.',
    quotes: ['„', '“'],
    decimal: ',',
  },
  en: {
    title: 'Analysis of a German work reference',
    aid: 'This analysis is a reading aid and no legal advice. It places wordings; what the writer meant it cannot know.',
    madeOn: 'Made on',
    kinds: {
      einfach: 'Simple reference',
      qualifiziert: 'Qualified reference',
      vorlaeufig: 'Provisional reference',
      zwischen: 'Interim reference',
      ausbildung: 'Vocational training reference',
    },
    ratings: { heading: 'Grades', overall: 'Overall', performance: 'Performance', conduct: 'Conduct' },
    grades: { 1: 'very good', 2: 'good', 3: 'satisfactory', 4: 'adequate', 5: 'poor' },
    between: ['between ', ' and '],
    open: 'not gradable',
    grade: 'grade',
    confidence: { high: 'confidence high', medium: 'confidence medium', low: 'confidence low' },
    textHeading: 'The reference with its marks',
    textNote: 'The numbers lead to the findings. Spelling and paragraphs are those of the text as given.',
    findings: 'Findings',
    techniques: {
      'time-factor': 'Word of time',
      superlative: 'Superlative',
      'passive-voice': 'Passive voice',
      omission: 'Omission',
      'reversed-order': 'Order',
      relativisation: 'Limitation',
      negation: 'Negation',
      irony: 'Exaggeration',
      distance: 'Distance',
      'coded-phrase': 'Set phrase',
      contradiction: 'Contradiction',
    },
    effects: {
      raises: 'raises the grade',
      lowers: 'lowers the grade',
      withholds: 'allows no grade',
      hint: 'a hint that leaves the grade as it is',
      none: 'means nothing, though the opposite is often claimed',
    },
    basis: 'Basis',
    custom: 'custom, no ruling',
    missing: 'What is missing',
    defects: 'Formal defects',
    contradictions: 'Contradictions',
    summary: 'summary',
    doubts: 'Doubts about the analysis',
    none: 'Nothing found.',
    quotes: ['“', '”'],
    decimal: '.',
  },
}
