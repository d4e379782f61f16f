import type { ThirdParties } from '../roles/third-parties.ts'

/** As they stand behind a preposition. */
export const englishThirdParties: Readonly<Record<ThirdParties, string>> = {
  customers: 'our customers',
  clients: 'our clients',
  guests: 'our guests',
  citizens: 'members of the public',
  suppliers: 'suppliers and auditors',
  businessPartners: 'our customers and suppliers',
  hauliers: 'hauliers and suppliers',
  principals: 'our clients',
  members: 'our members',
  families: 'patients and their families',
  sponsors: 'clients and other stakeholders',
  agencies: 'agencies and suppliers',
  lawClients: 'our clients',
  children: 'children and parents',
  patients: 'our patients',
  visitors: 'our visitors',
  pupils: 'pupils and their parents',
  residents: 'our residents and their families',
  passengers: 'our passengers',
  tenants: 'our tenants',
  applicants: 'applicants and agencies',
  animalOwners: 'our clients',
  insured: 'our policyholders',
}
