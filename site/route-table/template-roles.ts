/** The roles that have a template, as their addresses spell them, in the order of the route table. */
export const templateRoles = [
  'Koch-in',
  'Friseur-in',
  'Kellner-in',
  'Fotograf-in',
  'Ingenieur-in',
  'Kassierer-in',
  'Buchhalter-in',
  'Elektriker-in',
  'Entwickler-in',
  'Mechaniker-in',
  'Verkaeufer-in',
  'Fuehrungskraft',
  'Fachlagerist-in',
  'Reinigungskraft',
  'Rezeptionist-in',
  'Fitnesstrainer-in',
  'Grafikdesigner-in',
  'Krankenpfleger-in',
  'Projektmanager-in',
  'Marketing-Manager-in',
  'Service-Mitarbeiter-in',
] as const

export type TemplateRole = (typeof templateRoles)[number]
