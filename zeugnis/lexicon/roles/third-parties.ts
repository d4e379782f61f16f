import type { ZeugnisSpec } from '../../model/spec.ts'

/** The people outside of the firm whom somebody deals with. What a letter calls them stands with the phrases of its language. */
export type ThirdParties =
  | ('customers' | 'clients' | 'guests' | 'citizens' | 'suppliers' | 'businessPartners' | 'hauliers' | 'principals' | 'members' | 'families')
  | ('sponsors' | 'agencies' | 'lawClients' | 'children' | 'patients' | 'visitors')

/** By role, where they are not simply customers. */
const ofRoles: Readonly<Record<string, ThirdParties>> = {
  'koch-in': 'guests',
  'kellner-in': 'guests',
  'rezeptionist-in': 'guests',
  'friseur-in': 'clients',
  'fotograf-in': 'clients',
  'ingenieur-in': 'clients',
  'entwickler-in': 'clients',
  'grafikdesigner-in': 'clients',
  'buchhalter-in': 'suppliers',
  fuehrungskraft: 'businessPartners',
  'fachlagerist-in': 'hauliers',
  reinigungskraft: 'principals',
  'fitnesstrainer-in': 'members',
  'krankenpfleger-in': 'families',
  'projektmanager-in': 'sponsors',
  'marketing-manager-in': 'agencies',
}

/** By what a title says that is none of the roles. */
const ofTitles: readonly (readonly [RegExp, ThirdParties])[] = [
  [/anw[aä]lt|notar|steuer[bf]|lawyer/i, 'lawClients'],
  [/erzieh|kinder(?!k)|nursery/i, 'children'],
  [/(?<!tier)(?:arzt|ärzt)|medizin|physio|hebamme|therap|(?<!tier|schafts)pfleg|nurse|midwife/i, 'patients'],
  [/museum|biblioth|librar/i, 'visitors'],
]

/** Whom somebody deals with, by occupation or title; otherwise customers, and in public service citizens. */
export function thirdPartiesOf({ job: { role, title }, publicService }: Pick<ZeugnisSpec, 'job' | 'publicService'>): ThirdParties {
  const known = role ? ofRoles[role] : ofTitles.find(([of]) => of.test(title))?.[1]
  return known ?? (publicService ? 'citizens' : 'customers')
}
