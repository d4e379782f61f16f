import type { ZeugnisSpec } from '../../model/spec.ts'

/** The people outside of the firm whom an occupation deals with, with their article: dative, genitive, accusative, and in English. */
export interface ThirdParties {
  readonly dative: string
  readonly genitive: string
  readonly accusative: string
  readonly english: string
}

/** „unseren Gästen“, „unserer Gäste“, „unsere Gäste“. */
function ours(dative: string, others: string, english: string): ThirdParties {
  return { dative: `unseren ${dative}`, genitive: `unserer ${others}`, accusative: `unsere ${others}`, english }
}

/** Where the occupation is unknown, and of most. */
export const customers = ours('Kundinnen und Kunden', 'Kundinnen und Kunden', 'our customers')
/** Of an authority. */
const citizens: ThirdParties = {
  dative: 'Bürgerinnen und Bürgern',
  genitive: 'der Bürgerinnen und Bürger',
  accusative: 'Bürgerinnen und Bürger',
  english: 'members of the public',
}
const clients: ThirdParties = { ...customers, english: 'our clients' }
const guests = ours('Gästen', 'Gäste', 'our guests')

/** By role, where they are not simply customers. */
const thirdParties: Readonly<Record<string, ThirdParties>> = {
  'koch-in': guests,
  'kellner-in': guests,
  'rezeptionist-in': guests,
  'friseur-in': clients,
  'fotograf-in': clients,
  'ingenieur-in': clients,
  'entwickler-in': clients,
  'grafikdesigner-in': clients,
  'buchhalter-in': {
    dative: 'Lieferanten und externen Stellen',
    genitive: 'der Lieferanten und externen Stellen',
    accusative: 'Lieferanten und externe Stellen',
    english: 'suppliers, auditors and tax advisers',
  },
  fuehrungskraft: ours('Geschäftspartnern', 'Geschäftspartner', 'our business partners'),
  'fachlagerist-in': {
    dative: 'Speditionen und Lieferanten',
    genitive: 'der Speditionen und Lieferanten',
    accusative: 'Speditionen und Lieferanten',
    english: 'hauliers and suppliers',
  },
  reinigungskraft: ours('Auftraggeberinnen und Auftraggebern', 'Auftraggeberinnen und Auftraggeber', 'our clients'),
  'fitnesstrainer-in': ours('Mitgliedern', 'Mitglieder', 'our members'),
  'krankenpfleger-in': {
    dative: 'Patientinnen, Patienten und Angehörigen',
    genitive: 'der Patientinnen, Patienten und Angehörigen',
    accusative: 'Patientinnen, Patienten und Angehörige',
    english: 'patients and their families',
  },
  'projektmanager-in': ours('Auftraggeberinnen, Auftraggebern und Partnern', 'Auftraggeberinnen, Auftraggeber und Partner', 'clients and partners'),
  'marketing-manager-in': ours('Partnern und Agenturen', 'Partner und Agenturen', 'partners and agencies'),
}

/** Whom somebody deals with: by occupation; without one of them customers, and in public service citizens. */
export function thirdPartiesOf({ job: { role = '' }, publicService }: Pick<ZeugnisSpec, 'job' | 'publicService'>): ThirdParties {
  return thirdParties[role] ?? (publicService ? citizens : customers)
}
