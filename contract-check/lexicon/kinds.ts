import type { Both, ClauseKind } from '../model/answer.ts'
import type { LawId } from './laws.ts'

interface Kind {
  readonly about: Both
  readonly statutes: readonly LawId[]
  /** A statute that concerns it beside a clause of another kind. */
  readonly beside?: { readonly kind: ClauseKind; readonly law: LawId }
}

/** What a passage of each kind is about, in one neutral sentence, and the statutes that concern it. */
export const kinds: Readonly<Record<ClauseKind, Kind>> = {
  parties: { about: { de: 'Die Stelle nennt, wer den Vertrag schließt.', en: 'The passage names who makes the contract.' }, statutes: ['nachwg-2'] },
  start: {
    about: { de: 'Die Stelle nennt, wann das Arbeitsverhältnis beginnt.', en: 'The passage says when the employment begins.' },
    statutes: ['nachwg-2'],
  },
  'fixed-term': {
    about: { de: 'Die Stelle befristet das Arbeitsverhältnis.', en: 'The passage limits the employment in time.' },
    statutes: ['tzbfg-14-1', 'tzbfg-14-2', 'tzbfg-14-4', 'nachwg-2'],
  },
  work: { about: { de: 'Die Stelle beschreibt die Tätigkeit.', en: 'The passage describes the work.' }, statutes: ['nachwg-2', 'bgb-611a'] },
  place: { about: { de: 'Die Stelle nennt den Arbeitsort.', en: 'The passage names the place of work.' }, statutes: ['nachwg-2', 'gewo-106'] },
  transfer: {
    about: {
      de: 'Die Stelle behandelt die Zuweisung anderer Arbeit oder eines anderen Ortes.',
      en: 'The passage is about assigning other work or another place.',
    },
    statutes: ['gewo-106', 'bgb-307'],
  },
  probation: {
    about: { de: 'Die Stelle behandelt die Probezeit.', en: 'The passage is about the probation period.' },
    statutes: ['bgb-622-3', 'nachwg-2'],
    beside: { kind: 'fixed-term', law: 'tzbfg-15-3' },
  },
  pay: { about: { de: 'Die Stelle behandelt die Vergütung.', en: 'The passage is about pay.' }, statutes: ['bgb-611a', 'nachwg-2'] },
  overtime: {
    about: { de: 'Die Stelle behandelt Überstunden.', en: 'The passage is about overtime.' },
    statutes: ['nachwg-2', 'arbzg-3', 'bgb-307'],
  },
  'working-time': {
    about: { de: 'Die Stelle behandelt die Arbeitszeit.', en: 'The passage is about working time.' },
    statutes: ['arbzg-3', 'arbzg-4', 'nachwg-2'],
  },
  'on-call': {
    about: { de: 'Die Stelle behandelt Arbeit auf Abruf.', en: 'The passage is about work on call.' },
    statutes: ['tzbfg-12', 'nachwg-2'],
  },
  holiday: { about: { de: 'Die Stelle behandelt den Urlaub.', en: 'The passage is about holiday.' }, statutes: ['burlg-3', 'nachwg-2'] },
  sickness: {
    about: { de: 'Die Stelle behandelt Krankheit und Verhinderung.', en: 'The passage is about sickness and absence.' },
    statutes: ['efzg-3', 'efzg-5'],
  },
  'secondary-employment': {
    about: {
      de: 'Die Stelle behandelt andere Tätigkeiten während des Arbeitsverhältnisses.',
      en: 'The passage is about other work during the employment.',
    },
    statutes: ['arbzg-2'],
  },
  confidentiality: {
    about: { de: 'Die Stelle behandelt die Verschwiegenheit.', en: 'The passage is about confidentiality.' },
    statutes: ['geschgehg-2'],
  },
  'non-compete': {
    about: {
      de: 'Die Stelle behandelt Wettbewerb nach dem Ende des Arbeitsverhältnisses.',
      en: 'The passage is about competition after the employment has ended.',
    },
    statutes: ['gewo-110', 'hgb-74-1', 'hgb-74-2', 'hgb-74a'],
  },
  penalty: {
    about: { de: 'Die Stelle behandelt eine Vertragsstrafe.', en: 'The passage is about a contractual penalty.' },
    statutes: ['bgb-339', 'bgb-307'],
  },
  termination: {
    about: {
      de: 'Die Stelle behandelt das Ende des Arbeitsverhältnisses und die Kündigung.',
      en: 'The passage is about the end of the employment and notice.',
    },
    statutes: ['bgb-622-1', 'bgb-622-2', 'bgb-622-6', 'bgb-623', 'kschg-4', 'nachwg-2'],
    beside: { kind: 'fixed-term', law: 'tzbfg-15-4' },
  },
  exclusion: {
    about: { de: 'Die Stelle behandelt Fristen, nach denen Ansprüche verfallen.', en: 'The passage is about periods after which claims lapse.' },
    statutes: ['bgb-309-13', 'bgb-307', 'milog-3'],
  },
  'written-form': {
    about: { de: 'Die Stelle behandelt die Form von Änderungen.', en: 'The passage is about the form of changes.' },
    statutes: ['bgb-305b'],
  },
  return: {
    about: { de: 'Die Stelle behandelt die Rückgabe von Sachen und Unterlagen.', en: 'The passage is about returning things and documents.' },
    statutes: ['bgb-985'],
  },
  data: { about: { de: 'Die Stelle behandelt personenbezogene Daten.', en: 'The passage is about personal data.' }, statutes: ['gdpr-13'] },
  training: { about: { de: 'Die Stelle behandelt Fortbildung.', en: 'The passage is about training.' }, statutes: ['nachwg-2'] },
  pension: {
    about: { de: 'Die Stelle behandelt die betriebliche Altersversorgung.', en: 'The passage is about an occupational pension.' },
    statutes: ['nachwg-2'],
  },
  collective: {
    about: {
      de: 'Die Stelle verweist auf Tarifverträge oder Betriebsvereinbarungen.',
      en: 'The passage refers to collective agreements or works agreements.',
    },
    statutes: ['nachwg-2'],
  },
  reference: { about: { de: 'Die Stelle behandelt das Arbeitszeugnis.', en: 'The passage is about the reference.' }, statutes: ['gewo-109'] },
}

export const note: Both = {
  de: 'Gefundene Stellen und Gesetzestext nebeneinander, nach festen Regeln. Keine Rechtsberatung und keine Aussage darüber, ob eine Klausel wirksam ist.',
  en: 'Passages found and statutes side by side, by fixed rules. No legal advice and no statement on whether a clause is valid.',
}
