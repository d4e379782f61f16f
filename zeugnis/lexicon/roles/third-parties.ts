import type { ZeugnisSpec } from '../../model/spec.ts'

/** The people outside of the firm whom somebody deals with, in the nominative and with the article that they need. */
export interface ThirdParties {
  readonly de: string
  readonly en: string
}

/** Where the occupation is unknown, and of most. */
export const customers: ThirdParties = { de: 'unsere Kundinnen und Kunden', en: 'our customers' }
/** Of an authority. */
const citizens: ThirdParties = { de: 'Bürgerinnen und Bürger', en: 'members of the public' }
const clients: ThirdParties = { ...customers, en: 'our clients' }
const guests: ThirdParties = { de: 'unsere Gäste', en: 'our guests' }

/** By role, where they are not simply customers. */
const ofRoles: Readonly<Record<string, ThirdParties>> = {
  'koch-in': guests,
  'kellner-in': guests,
  'rezeptionist-in': guests,
  'friseur-in': clients,
  'fotograf-in': clients,
  'ingenieur-in': clients,
  'entwickler-in': clients,
  'grafikdesigner-in': clients,
  'buchhalter-in': { de: 'Lieferanten und externe Stellen', en: 'suppliers, auditors and tax advisers' },
  fuehrungskraft: { de: 'unsere Geschäftspartnerinnen und Geschäftspartner', en: 'our business partners' },
  'fachlagerist-in': { de: 'Speditionen und Lieferanten', en: 'hauliers and suppliers' },
  reinigungskraft: { de: 'unsere Auftraggeberinnen und Auftraggeber', en: 'our clients' },
  'fitnesstrainer-in': { de: 'unsere Mitglieder', en: 'our members' },
  'krankenpfleger-in': { de: 'Patientinnen, Patienten und Angehörige', en: 'patients and their families' },
  'projektmanager-in': { de: 'unsere Auftraggeberinnen, Auftraggeber und Partner', en: 'clients and partners' },
  'marketing-manager-in': { de: 'unsere Partner und Agenturen', en: 'partners and agencies' },
}

/** By what a title says that is none of the roles. */
const ofTitles: readonly (readonly [RegExp, ThirdParties])[] = [
  [/anw[aä]lt|notar|steuer[bf]|lawyer/i, { de: 'unsere Mandantinnen und Mandanten', en: 'our clients' }],
  [/erzieh|kinder(?!k)|nursery/i, { de: 'die Kinder und ihre Eltern', en: 'children and parents' }],
  [
    /(?<!tier)(?:arzt|ärzt)|medizin|physio|hebamme|therap|(?<!tier|schafts)pfleg|nurse|midwife/i,
    { de: 'unsere Patientinnen und Patienten', en: 'our patients' },
  ],
  [/museum|biblioth|librar/i, { de: 'unsere Besucherinnen und Besucher', en: 'our visitors' }],
]

/** Whom somebody deals with: as it was typed, by occupation or title; otherwise customers, and in public service citizens. */
export function thirdPartiesOf(spec: Pick<ZeugnisSpec, 'job' | 'publicService' | 'thirdParties'>): ThirdParties {
  const typed = spec.thirdParties?.trim()
  if (typed) return { de: typed, en: typed }
  const { role = '', title } = spec.job
  return ofRoles[role] ?? (role ? undefined : ofTitles.find(([of]) => of.test(title))?.[1]) ?? (spec.publicService ? citizens : customers)
}
