/** Groups of the overview of templates, in its order. */
export const templateGroups = ['hospitality', 'retail', 'trades', 'office', 'design', 'health', 'logistics', 'kind'] as const

export type TemplateGroup = (typeof templateGroups)[number]

/** What a role's page shows in five grades: a sentence on the quality that its readers look for first. */
export type Topic = 'leistungsbereitschaft' | 'arbeitsbefaehigung' | 'fachwissen' | 'arbeitsweise' | 'arbeitserfolg' | 'fuehrung' | 'sozialExtern'

export interface RoleTemplate {
  /** As the address spells it. */
  readonly role: string
  readonly group: Exclude<TemplateGroup, 'kind'>
  readonly topic: Topic
}

/** The roles that have a template, in the order of the route table. */
export const roleTemplates: readonly RoleTemplate[] = [
  { role: 'Koch-in', group: 'hospitality', topic: 'arbeitsbefaehigung' },
  { role: 'Friseur-in', group: 'trades', topic: 'sozialExtern' },
  { role: 'Kellner-in', group: 'hospitality', topic: 'sozialExtern' },
  { role: 'Fotograf-in', group: 'design', topic: 'arbeitserfolg' },
  { role: 'Ingenieur-in', group: 'trades', topic: 'fachwissen' },
  { role: 'Kassierer-in', group: 'retail', topic: 'arbeitsweise' },
  { role: 'Buchhalter-in', group: 'office', topic: 'arbeitsweise' },
  { role: 'Elektriker-in', group: 'trades', topic: 'fachwissen' },
  { role: 'Entwickler-in', group: 'office', topic: 'fachwissen' },
  { role: 'Mechaniker-in', group: 'trades', topic: 'arbeitserfolg' },
  { role: 'Verkaeufer-in', group: 'retail', topic: 'sozialExtern' },
  { role: 'Fuehrungskraft', group: 'office', topic: 'fuehrung' },
  { role: 'Fachlagerist-in', group: 'logistics', topic: 'arbeitsweise' },
  { role: 'Reinigungskraft', group: 'logistics', topic: 'arbeitserfolg' },
  { role: 'Rezeptionist-in', group: 'hospitality', topic: 'arbeitsbefaehigung' },
  { role: 'Fitnesstrainer-in', group: 'health', topic: 'leistungsbereitschaft' },
  { role: 'Grafikdesigner-in', group: 'design', topic: 'arbeitsweise' },
  { role: 'Krankenpfleger-in', group: 'health', topic: 'arbeitsbefaehigung' },
  { role: 'Projektmanager-in', group: 'office', topic: 'arbeitserfolg' },
  { role: 'Marketing-Manager-in', group: 'design', topic: 'leistungsbereitschaft' },
  { role: 'Service-Mitarbeiter-in', group: 'retail', topic: 'sozialExtern' },
]
