import type { Both, PointCode } from '../model/answer.ts'
import type { LawId } from './laws.ts'

interface PointText {
  /** `{amount}` is what was found. */
  readonly says: Both
  readonly law: readonly LawId[]
}

/** What is said of each finding, and the statutes that stand beside it. */
export const pointTexts: Readonly<Record<PointCode, PointText>> = {
  'probation-length': { says: { de: 'Probezeit: {amount} genannt.', en: 'Probation: {amount} named.' }, law: ['bgb-622-3'] },
  'probation-notice': {
    says: { de: 'Kündigungsfrist in der Probezeit: {amount} genannt.', en: 'Notice period during probation: {amount} named.' },
    law: ['bgb-622-3'],
  },
  'notice-period': { says: { de: 'Kündigungsfrist: {amount} genannt.', en: 'Notice period: {amount} named.' }, law: ['bgb-622-1', 'bgb-622-2'] },
  'termination-form': {
    says: { de: 'Für die Kündigung ist Textform oder E-Mail genannt.', en: 'For notice, text form or e-mail is named.' },
    law: ['bgb-623'],
  },
  'fixed-term-length': {
    says: { de: 'Befristung: {amount} von Beginn bis Ende.', en: 'Fixed term: {amount} from beginning to end.' },
    law: ['tzbfg-14-2'],
  },
  'fixed-term-reason': { says: { de: 'Ein Grund der Befristung ist genannt.', en: 'A reason for the fixed term is named.' }, law: ['tzbfg-14-1'] },
  'fixed-term-no-reason': {
    says: { de: 'Die Befristung ist als ohne Sachgrund bezeichnet.', en: 'The fixed term is described as without objective reason.' },
    law: ['tzbfg-14-2'],
  },
  'pay-amount': { says: { de: 'Vergütung: {amount} genannt.', en: 'Pay: {amount} named.' }, law: [] },
  'overtime-included': {
    says: { de: 'Mit der Vergütung abgegolten: {amount}.', en: 'Included in the pay: {amount}.' },
    law: ['bgb-307', 'nachwg-2'],
  },
  'weekly-hours': { says: { de: 'Wöchentliche Arbeitszeit: {amount} genannt.', en: 'Weekly working time: {amount} named.' }, law: ['arbzg-3'] },
  'holiday-days': { says: { de: 'Urlaub: {amount} genannt.', en: 'Holiday: {amount} named.' }, law: ['burlg-3'] },
  'secondary-consent': {
    says: { de: 'Andere Tätigkeiten sind an eine Zustimmung gebunden.', en: 'Other work is made subject to consent.' },
    law: [],
  },
  'secondary-notice': { says: { de: 'Andere Tätigkeiten sind anzuzeigen.', en: 'Other work has to be notified.' }, law: [] },
  'exclusion-period': {
    says: { de: 'Frist, nach der Ansprüche verfallen: {amount} genannt.', en: 'Period after which claims lapse: {amount} named.' },
    law: [],
  },
  'exclusion-form': {
    says: { de: 'Form der Geltendmachung: {amount} genannt.', en: 'Form of asserting claims: {amount} named.' },
    law: ['bgb-309-13'],
  },
  'exclusion-court': { says: { de: 'Eine zweite Stufe vor Gericht ist genannt.', en: 'A second step before a court is named.' }, law: [] },
  'non-compete-length': { says: { de: 'Dauer des Verbots: {amount} genannt.', en: 'Length of the restraint: {amount} named.' }, law: ['hgb-74a'] },
  'non-compete-compensation': {
    says: {
      de: 'Entschädigung: {amount} der zuletzt bezogenen Leistungen genannt.',
      en: 'Compensation: {amount} of the benefits last received named.',
    },
    law: ['hgb-74-2'],
  },
  'non-compete-no-compensation': {
    says: { de: 'Eine Entschädigung ist nicht genannt oder verneint.', en: 'Compensation is not named, or denied.' },
    law: ['hgb-74-2'],
  },
  'penalty-amount': { says: { de: 'Höhe der Vertragsstrafe: {amount} genannt.', en: 'Amount of the penalty: {amount} named.' }, law: ['bgb-339'] },
  'retention-excluded': {
    says: { de: 'Das Zurückbehaltungsrecht ist ausgeschlossen.', en: 'The right of retention is excluded.' },
    law: ['bgb-273'],
  },
  'data-consent': { says: { de: 'Eine Einwilligung steht im Vertragstext.', en: 'A consent stands in the text of the contract.' }, law: ['gdpr-7'] },
  'written-form-double': {
    says: {
      de: 'Auch die Aufhebung der Schriftform ist an die Schriftform gebunden.',
      en: 'Waiving written form is itself made subject to written form.',
    },
    law: ['bgb-305b'],
  },
  'reference-waiver': {
    says: { de: 'Ein Verzicht auf das Zeugnis ist genannt.', en: 'A waiver of the reference is named.' },
    law: ['bag-2-azr-96-24'],
  },
}

/** Names of units: German for one, German for more, English for one, English for more. */
export const unitNames: Readonly<Record<string, readonly [string, string, string, string]>> = {
  days: ['Tag', 'Tage', 'day', 'days'],
  'working-days': ['Arbeitstag', 'Arbeitstage', 'working day', 'working days'],
  weekdays: ['Werktag', 'Werktage', 'weekday (Monday to Saturday)', 'weekdays (Monday to Saturday)'],
  weeks: ['Woche', 'Wochen', 'week', 'weeks'],
  months: ['Monat', 'Monate', 'month', 'months'],
  years: ['Jahr', 'Jahre', 'year', 'years'],
  hours: ['Stunde', 'Stunden', 'hour', 'hours'],
  euros: ['Euro', 'Euro', 'euro', 'euros'],
  percent: ['Prozent', 'Prozent', 'per cent', 'per cent'],
  'months-pay': ['Bruttomonatsgehalt', 'Bruttomonatsgehälter', 'gross monthly pay', 'times the gross monthly pay'],
}
export const allOvertime: Both = { de: 'alle Überstunden, ohne Zahl', en: 'all overtime, without a number' }
export const formNames = {
  written: { de: 'schriftlich', en: 'in writing' },
  text: { de: 'Textform', en: 'text form' },
} as const satisfies Record<string, Both>
