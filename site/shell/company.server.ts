import type { Company } from '#words/company'

/** The part of the company record that header, footer and head show. */
export function shellCompany({ brand, hoist, legalName, street, postalCode, city, country, email, copyrightYear, social, partners }: Company) {
  return { brand, hoist, legalName, street, postalCode, city, country, email, copyrightYear, social, partners }
}

export type ShellCompany = ReturnType<typeof shellCompany>
