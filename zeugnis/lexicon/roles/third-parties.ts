import type { ZeugnisSpec } from '../../model/spec.ts'

/** The people outside of the firm whom somebody deals with. What a letter calls them stands with the phrases of its language. */
export type ThirdParties =
  | ('customers' | 'clients' | 'guests' | 'citizens' | 'suppliers' | 'businessPartners' | 'hauliers' | 'principals' | 'members' | 'families')
  | ('sponsors' | 'agencies' | 'lawClients' | 'children' | 'patients' | 'visitors')
  | ('pupils' | 'residents' | 'passengers' | 'tenants' | 'applicants' | 'animalOwners' | 'insured')

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
  [/tier(?:arzt|ärzt|med|pfleg)|veterin/i, 'animalOwners'],
  [/anw[aä]lt|notar|steuer[bf]|lawyer|solicitor|barrister|paralegal/i, 'lawClients'],
  [/erzieh|kinder(?!k)|nursery|childcare|kindergarten/i, 'children'],
  [/lehrer|lehrkraft|teacher|tutor|schulsozial/i, 'pupils'],
  [/altenpfleg|heimleit|alltagsbegleit|care (?:assistant|worker|home)|carer/i, 'residents'],
  [/arzt|ärzt|medizin|physio|hebamme|therap|(?<!schafts|landschafts)pfleg|apothek|optik|optici|nurse|midwife|dental|pharmac/i, 'patients'],
  [/museum|biblioth|librar/i, 'visitors'],
  [/(?:bus|taxi|straßenbahn|zug)fahrer|lokführer|zugbegleit|flugbegleit|(?:bus|taxi|train|tram) driver|cabin crew|conductor/i, 'passengers'],
  [/hausmeister|hausverwalt|caretaker|housing/i, 'tenants'],
  [/personal(?:refer|sach|leit|wes)|recruit|hr |human resources/i, 'applicants'],
  [/versicherung|insurance/i, 'insured'],
  [/hotel|restaurant|gastro|chef de|sous|küche|barkeep|kitchen|waiter|bartender/i, 'guests'],
  [/trainer|fitness/i, 'members'],
  [/polizei|police|justiz|prison|feuerwehr|fire/i, 'citizens'],
  [/makler|berater|consult|estate agent|architekt|architect|funeral|bestatt/i, 'clients'],
]

/** Whom somebody deals with, by occupation or title; otherwise customers, and in public service citizens. */
export function thirdPartiesOf({ job: { role, title }, publicService }: Pick<ZeugnisSpec, 'job' | 'publicService'>): ThirdParties {
  const known = role ? ofRoles[role] : ofTitles.find(([of]) => of.test(title))?.[1]
  return known ?? (publicService ? 'citizens' : 'customers')
}
