import type { ThirdParties } from '../roles/third-parties.ts'

/** In the nominative and the plural, with the article that they need. */
export const germanThirdParties: Readonly<Record<ThirdParties, string>> = {
  customers: 'unsere Kundinnen und Kunden',
  clients: 'unsere Kundinnen und Kunden',
  guests: 'unsere Gäste',
  citizens: 'Bürgerinnen und Bürger',
  suppliers: 'Lieferanten und externe Stellen',
  businessPartners: 'unsere Geschäftspartnerinnen und Geschäftspartner',
  hauliers: 'Speditionen und Lieferanten',
  principals: 'unsere Auftraggeberinnen und Auftraggeber',
  members: 'unsere Mitglieder',
  families: 'Patientinnen, Patienten und Angehörige',
  sponsors: 'unsere Auftraggeberinnen, Auftraggeber und Partner',
  agencies: 'unsere Partner und Agenturen',
  lawClients: 'unsere Mandantinnen und Mandanten',
  children: 'die Kinder und ihre Eltern',
  patients: 'unsere Patientinnen und Patienten',
  visitors: 'unsere Besucherinnen und Besucher',
  pupils: 'die Schülerinnen und Schüler und ihre Eltern',
  residents: 'unsere Bewohnerinnen, Bewohner und ihre Angehörigen',
  passengers: 'unsere Fahrgäste',
  tenants: 'unsere Mieterinnen und Mieter',
  applicants: 'Bewerberinnen, Bewerber und externe Partner',
  animalOwners: 'unsere Tierhalterinnen und Tierhalter',
  insured: 'unsere Versicherten',
}
