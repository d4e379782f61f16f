import type { RoleFacts } from '../../model/role.ts'

/** The 21 roles of the template pages: what a writer of references must know of them. */
export const roleFacts: readonly RoleFacts[] = [
  { slug: 'koch-in', needsTrust: false, thirdParties: 'Gäste' },
  { slug: 'friseur-in', needsTrust: false, thirdParties: 'Kundschaft' },
  { slug: 'kellner-in', needsTrust: true, thirdParties: 'Gäste' },
  { slug: 'fotograf-in', needsTrust: false, thirdParties: 'Kundschaft' },
  { slug: 'ingenieur-in', needsTrust: false, thirdParties: 'Kundschaft' },
  { slug: 'kassierer-in', needsTrust: true, thirdParties: 'Kundschaft' },
  {
    slug: 'buchhalter-in',
    needsTrust: true,
    thirdParties: 'Externe (Steuerberatung, Prüfung, Lieferanten)',
  },
  {
    slug: 'elektriker-in',
    needsTrust: false,
    thirdParties: 'Kundschaft',
  },
  {
    slug: 'entwickler-in',
    needsTrust: false,
    thirdParties: 'interne und externe Kundschaft',
  },
  { slug: 'mechaniker-in', needsTrust: false, thirdParties: 'Kundschaft' },
  { slug: 'verkaeufer-in', needsTrust: true, thirdParties: 'Kundschaft' },
  {
    slug: 'fuehrungskraft',
    needsTrust: true,
    thirdParties: 'Geschäftspartner',
  },
  {
    slug: 'fachlagerist-in',
    needsTrust: true,
    thirdParties: 'Speditionen und Lieferanten',
  },
  { slug: 'reinigungskraft', needsTrust: true, thirdParties: 'Auftraggebende' },
  { slug: 'rezeptionist-in', needsTrust: true, thirdParties: 'Gäste' },
  {
    slug: 'fitnesstrainer-in',
    needsTrust: false,
    thirdParties: 'Mitglieder',
  },
  {
    slug: 'grafikdesigner-in',
    needsTrust: false,
    thirdParties: 'Kundschaft',
  },
  {
    slug: 'krankenpfleger-in',
    needsTrust: true,
    thirdParties: 'Patientinnen, Patienten und Angehörige',
  },
  {
    slug: 'projektmanager-in',
    needsTrust: false,
    thirdParties: 'Auftraggebende und Partner',
  },
  {
    slug: 'marketing-manager-in',
    needsTrust: false,
    thirdParties: 'Partner und Agenturen',
  },
  {
    slug: 'service-mitarbeiter-in',
    needsTrust: false,
    thirdParties: 'Kundschaft',
  },
]

/** What is known of the role of this slug, if the lexicon holds it. */
export function findRoleFacts(slug: string): RoleFacts | undefined {
  return roleFacts.find((facts) => facts.slug === slug)
}
