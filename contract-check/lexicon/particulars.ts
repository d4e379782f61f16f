import type { ClauseKind, Particular } from '../model/answer.ts'

/** A particular of § 2 Abs. 1 Satz 2 NachwG and how it is known: by a clause of a kind, and words in its sentences. */
export interface ParticularRule extends Particular {
  readonly kinds: readonly ClauseKind[]
  readonly sentence?: RegExp
}

const DATE = String.raw`\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}{3,9})\s?\d{4}`
const NUMBER = '(?:\\d{1,2}|einem?|eine[rs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)'

/** In the order of the statute. `1-addresses` is counted, not searched (read/particulars.ts). */
export const particularRules: readonly ParticularRule[] = [
  { id: '1-names', number: 1, due: 'always', kinds: ['parties'], what: { de: 'Namen der Vertragsparteien', en: 'names of the parties' } },
  {
    id: '1-addresses',
    number: 1,
    due: 'always',
    kinds: ['parties'],
    what: { de: 'Anschriften der Vertragsparteien', en: 'addresses of the parties' },
  },
  {
    id: '2-start',
    number: 2,
    due: 'always',
    kinds: ['start'],
    sentence: new RegExp(DATE, 'u'),
    what: { de: 'Zeitpunkt des Beginns', en: 'date of the start' },
  },
  {
    id: '3-end',
    number: 3,
    due: 'if-agreed',
    kinds: ['fixed-term'],
    sentence: new RegExp(`(?:bis|endet)(?: am| zum| mit)?.{0,30}${DATE}`, 'iu'),
    what: { de: 'Enddatum oder vorhersehbare Dauer der Befristung', en: 'end date or expected length of the fixed term' },
  },
  {
    id: '4-place',
    number: 4,
    due: 'always',
    kinds: ['place'],
    what: { de: 'Arbeitsort oder Hinweis auf wechselnde Orte', en: 'place of work, or that places change' },
  },
  { id: '5-work', number: 5, due: 'always', kinds: ['work'], what: { de: 'kurze Beschreibung der Tätigkeit', en: 'short description of the work' } },
  {
    id: '6-probation',
    number: 6,
    due: 'if-agreed',
    kinds: ['probation'],
    sentence: new RegExp(`${NUMBER} (?:\\([^)]{1,10}\\) )?(?:monat|woche)`, 'iu'),
    what: { de: 'Dauer der Probezeit', en: 'length of the probation period' },
  },
  {
    id: '7-amount',
    number: 7,
    due: 'always',
    kinds: ['pay'],
    sentence: /\d ?(?:,-)? ?(?:euro|eur|€)|(?:euro|eur|€) ?\d/iu,
    what: { de: 'Zusammensetzung und Höhe des Arbeitsentgelts', en: 'components and amount of pay' },
  },
  {
    id: '7-due',
    number: 7,
    due: 'always',
    kinds: ['pay'],
    sentence:
      /fällig|zahlbar|(?:zum|am|jeweils|bis zum).{0,40}(?:monats|monatsende|monatsletzten|bankarbeitstag|werktag|des folgemonats|ende des monats)/iu,
    what: { de: 'Fälligkeit des Arbeitsentgelts', en: 'when pay is due' },
  },
  {
    id: '7-payment',
    number: 7,
    due: 'always',
    kinds: ['pay'],
    sentence: /überw[ie][ei]s|überweisung|konto|bargeldlos|unbar|in bar/iu,
    what: { de: 'Art der Auszahlung', en: 'how pay is paid out' },
  },
  {
    id: '8-hours',
    number: 8,
    due: 'always',
    kinds: ['working-time', 'on-call'],
    sentence: /\p{N} (?:stunden|std)|\p{L}{3,9} stunden (?:in der|pro|je|wöchentlich)/iu,
    what: { de: 'vereinbarte Arbeitszeit', en: 'agreed working time' },
  },
  {
    id: '8-breaks',
    number: 8,
    due: 'always',
    kinds: ['working-time'],
    sentence: /pausen?(?!\p{L}).{0,40}(?:\d|minuten|stunde)/iu,
    what: { de: 'vereinbarte Ruhepausen', en: 'agreed breaks' },
  },
  {
    id: '9-on-call',
    number: 9,
    due: 'if-agreed',
    kinds: ['on-call'],
    what: { de: 'Einzelheiten der Arbeit auf Abruf', en: 'details of work on call' },
  },
  {
    id: '10-overtime',
    number: 10,
    due: 'if-agreed',
    kinds: ['overtime'],
    sentence: /verpflichtet|anordn|angeordnet|anordnung|leisten|genehmigt/iu,
    what: { de: 'Möglichkeit der Anordnung von Überstunden und deren Voraussetzungen', en: 'whether and when overtime can be ordered' },
  },
  {
    id: '11-holiday',
    number: 11,
    due: 'always',
    kinds: ['holiday'],
    sentence: new RegExp(`${NUMBER} (?:bezahlte )?(?:arbeits|werk|urlaubs|kalender)?(?:tag|woche)`, 'iu'),
    what: { de: 'Dauer des jährlichen Erholungsurlaubs', en: 'length of the annual holiday' },
  },
  {
    id: '12-training',
    number: 12,
    due: 'if-agreed',
    kinds: ['training'],
    what: { de: 'Anspruch auf vom Arbeitgeber bereitgestellte Fortbildung', en: 'entitlement to training provided by the employer' },
  },
  {
    id: '13-pension',
    number: 13,
    due: 'if-agreed',
    kinds: ['pension'],
    what: { de: 'Name und Anschrift des Versorgungsträgers', en: 'name and address of the pension provider' },
  },
  {
    id: '14-form',
    number: 14,
    due: 'always',
    kinds: ['termination'],
    sentence: /kündig.{0,100}(?:schriftform|schriftlich)|schriftlich.{0,60}kündig|sie muss schriftlich/iu,
    what: { de: 'Schriftform der Kündigung', en: 'written form of notice' },
  },
  {
    id: '14-periods',
    number: 14,
    due: 'always',
    kinds: ['termination', 'probation'],
    sentence: /frist|§ 622/iu,
    what: { de: 'Fristen der Kündigung', en: 'notice periods' },
  },
  {
    id: '14-action',
    number: 14,
    due: 'always',
    kinds: ['termination'],
    sentence: /klage.{0,160}(?:arbeitsgericht|drei wochen)|drei wochen.{0,160}klage/iu,
    what: { de: 'Frist für die Klage gegen eine Kündigung', en: 'period for an action against a dismissal' },
  },
  {
    id: '15-collective',
    number: 15,
    due: 'if-agreed',
    kinds: ['collective'],
    what: { de: 'Hinweis auf Tarifverträge, Betriebs- oder Dienstvereinbarungen', en: 'reference to collective and works agreements' },
  },
]
