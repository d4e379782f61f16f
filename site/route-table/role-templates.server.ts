import { type TemplateRole, templateRoles } from './template-roles.ts'

/** Groups of the overview of templates, in its order. */
export const templateGroups = ['hospitality', 'retail', 'trades', 'office', 'design', 'health', 'logistics', 'kind'] as const

export type TemplateGroup = (typeof templateGroups)[number]

/** What a role's page shows in five grades: a sentence on the quality that its readers look for first. */
export type Topic = 'leistungsbereitschaft' | 'arbeitsbefaehigung' | 'fachwissen' | 'arbeitsweise' | 'arbeitserfolg' | 'fuehrung' | 'sozialExtern'

interface Place {
  readonly group: Exclude<TemplateGroup, 'kind'>
  readonly topic: Topic
}

export interface RoleTemplate extends Place {
  readonly role: TemplateRole
}

const places: Readonly<Record<TemplateRole, Place>> = {
  'Koch-in': { group: 'hospitality', topic: 'arbeitsbefaehigung' },
  'Friseur-in': { group: 'trades', topic: 'sozialExtern' },
  'Kellner-in': { group: 'hospitality', topic: 'sozialExtern' },
  'Fotograf-in': { group: 'design', topic: 'arbeitserfolg' },
  'Ingenieur-in': { group: 'trades', topic: 'fachwissen' },
  'Kassierer-in': { group: 'retail', topic: 'arbeitsweise' },
  'Buchhalter-in': { group: 'office', topic: 'arbeitsweise' },
  'Elektriker-in': { group: 'trades', topic: 'fachwissen' },
  'Entwickler-in': { group: 'office', topic: 'fachwissen' },
  'Mechaniker-in': { group: 'trades', topic: 'arbeitserfolg' },
  'Verkaeufer-in': { group: 'retail', topic: 'sozialExtern' },
  Fuehrungskraft: { group: 'office', topic: 'fuehrung' },
  'Fachlagerist-in': { group: 'logistics', topic: 'arbeitsweise' },
  Reinigungskraft: { group: 'logistics', topic: 'arbeitserfolg' },
  'Rezeptionist-in': { group: 'hospitality', topic: 'arbeitsbefaehigung' },
  'Fitnesstrainer-in': { group: 'health', topic: 'leistungsbereitschaft' },
  'Grafikdesigner-in': { group: 'design', topic: 'arbeitsweise' },
  'Krankenpfleger-in': { group: 'health', topic: 'arbeitsbefaehigung' },
  'Projektmanager-in': { group: 'office', topic: 'arbeitserfolg' },
  'Marketing-Manager-in': { group: 'design', topic: 'leistungsbereitschaft' },
  'Service-Mitarbeiter-in': { group: 'retail', topic: 'sozialExtern' },
}

/** The roles with what only the server asks of them: where the overview lists them, and what their page shows. */
export const roleTemplates: readonly RoleTemplate[] = templateRoles.map((role) => ({ role, ...places[role] }))
