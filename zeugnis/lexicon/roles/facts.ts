import type { RoleFacts } from '../../model/role.ts'

/** The 21 roles of the template pages: what a writer of references must know of them. */
export const roleFacts: readonly RoleFacts[] = [
  { slug: 'koch-in', needsTrust: false, facesPeople: true, thirdParties: 'Gäste' },
  { slug: 'friseur-in', needsTrust: false, facesPeople: true, thirdParties: 'Kundschaft' },
  { slug: 'kellner-in', needsTrust: true, facesPeople: true, thirdParties: 'Gäste' },
  { slug: 'fotograf-in', needsTrust: false, facesPeople: true, thirdParties: 'Kundschaft' },
  { slug: 'ingenieur-in', needsTrust: false, facesPeople: false, thirdParties: 'Kundschaft' },
  { slug: 'kassierer-in', needsTrust: true, facesPeople: true, thirdParties: 'Kundschaft' },
  {
    slug: 'buchhalter-in',
    needsTrust: true,
    facesPeople: false,
    thirdParties: 'Externe (Steuerberatung, Prüfung, Lieferanten)',
  },
  {
    slug: 'elektriker-in',
    needsTrust: false,
    facesPeople: false,
    thirdParties: 'Kundschaft',
  },
  {
    slug: 'entwickler-in',
    needsTrust: false,
    facesPeople: false,
    thirdParties: 'interne und externe Kundschaft',
  },
  { slug: 'mechaniker-in', needsTrust: false, facesPeople: false, thirdParties: 'Kundschaft' },
  { slug: 'verkaeufer-in', needsTrust: true, facesPeople: true, thirdParties: 'Kundschaft' },
  {
    slug: 'fuehrungskraft',
    needsTrust: true,
    facesPeople: false,
    thirdParties: 'Geschäftspartner',
  },
  {
    slug: 'fachlagerist-in',
    needsTrust: true,
    facesPeople: false,
    thirdParties: 'Speditionen und Lieferanten',
  },
  { slug: 'reinigungskraft', needsTrust: true, facesPeople: false, thirdParties: 'Auftraggebende' },
  { slug: 'rezeptionist-in', needsTrust: true, facesPeople: true, thirdParties: 'Gäste' },
  {
    slug: 'fitnesstrainer-in',
    needsTrust: false,
    facesPeople: true,
    thirdParties: 'Mitglieder',
  },
  {
    slug: 'grafikdesigner-in',
    needsTrust: false,
    facesPeople: false,
    thirdParties: 'Kundschaft',
  },
  {
    slug: 'krankenpfleger-in',
    needsTrust: true,
    facesPeople: true,
    thirdParties: 'Patientinnen, Patienten und Angehörige',
  },
  {
    slug: 'projektmanager-in',
    needsTrust: false,
    facesPeople: false,
    thirdParties: 'Auftraggebende und Partner',
  },
  {
    slug: 'marketing-manager-in',
    needsTrust: false,
    facesPeople: false,
    thirdParties: 'Partner und Agenturen',
  },
  {
    slug: 'service-mitarbeiter-in',
    needsTrust: false,
    facesPeople: true,
    thirdParties: 'Kundschaft',
  },
]

/** What is known of the role of this slug, if the lexicon holds it. */
export function findRoleFacts(slug: string): RoleFacts | undefined {
  return roleFacts.find((facts) => facts.slug === slug)
}
