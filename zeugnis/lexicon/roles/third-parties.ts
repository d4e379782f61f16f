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
  [/arzt|ärzt|medizin|physio|hebamme|therap|(?<!schafts)pfleg|apothek|optiker|optici|nurse|midwife|dental|pharmacist/i, 'patients'],
  [/museum|biblioth|librar/i, 'visitors'],
  [/(?:bus|taxi|straßenbahn|zug)fahrer|lokführer|zugbegleit|flugbegleit|(?:bus|taxi|train|tram) driver|cabin crew|train conductor/i, 'passengers'],
  [/hausmeister|hausverwalt|caretaker|housing(?! benefit)/i, 'tenants'],
  [/personal(?:refer|sach|leit|wes)|recruit|(?<!\p{L})hr(?!\p{L})|human resources/iu, 'applicants'],
  [/versicherung|insurance/i, 'insured'],
  [/hotel|restaurant|gastronom|chef de|sous-?chef|küchen(?:hilf|chef|leit)|barkeep|kitchen (?:porter|assistant|hand)|waiter|bartender/i, 'guests'],
  [/fitness/i, 'members'],
  [/polizei|police|justizvoll|prison|feuerwehr|firefight/i, 'citizens'],
  [/makler|berater|consult|estate agent|architekt|architect|funeral|bestatt/i, 'clients'],
]

/** By what the employer calls itself, where the title says nothing else. */
const ofEmployers: readonly (readonly [RegExp, ThirdParties])[] = [
  [/tierarzt|tierärzt|tierklinik|veterinary/i, 'animalOwners'],
  [/praxis(?!bedarf)|ärzte|klinik|krankenhaus|hospital|surgery|(?<!l)clinic|dental|medical (?:practice|centre)/i, 'patients'],
  [/kanzlei|rechtsanw|notar|steuerberat|solicitors|law firm/i, 'lawClients'],
  [/kita|kindergarten|kinderhaus|nursery school/i, 'children'],
  [/seniorenheim|pflegeheim|care home/i, 'residents'],
  [/hotel|gasthof|gasthaus|restaurant/i, 'guests'],
]
/** Whoever receives people does so in any trade. */
const AT_THE_DESK = 'rezeptionist-in'

/** Whom somebody deals with, by occupation or title; otherwise customers, and in public service citizens. */
export function thirdPartiesOf(spec: Pick<ZeugnisSpec, 'job' | 'publicService'> & Partial<Pick<ZeugnisSpec, 'employer'>>): ThirdParties {
  const { role, title } = spec.job
  const ofEmployer = spec.employer && ofEmployers.find(([of]) => of.test(spec.employer?.name ?? ''))?.[1]
  if (role === AT_THE_DESK && ofEmployer) return ofEmployer
  const known = role ? ofRoles[role] : (ofTitles.find(([of]) => of.test(title))?.[1] ?? ofEmployer)
  return known ?? (spec.publicService ? 'citizens' : 'customers')
}
