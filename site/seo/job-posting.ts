import type { Company, Jobs } from '#words/facts'
import type { Locale } from '#words/interface'
import type { Json } from './structured-data.ts'

type Employer = Pick<Company, 'legalName' | 'street' | 'postalCode' | 'city' | 'country'>

/** From so many hours a week on a job counts as full time. */
const FULL_TIME_HOURS = 35

/** schema.org data of the openings. Nothing for examples: search engines would announce a job that nobody can get. */
export function jobPostings(jobs: Jobs, employer: Employer, { origin, locale }: { origin: string; locale: Locale }): Json[] {
  if (jobs.sample) return []
  return jobs.openings.map(({ id, title, about, tasks, needed, pay, hours }) => ({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: employer.legalName, value: id },
    title: `${title[locale]} (m/w/d)`,
    description: [about, ...tasks, ...needed].map((line) => `<p>${line[locale]}</p>`).join(''),
    datePosted: jobs.posted,
    validThrough: jobs.validThrough,
    employmentType: [...(hours.to >= FULL_TIME_HOURS ? ['FULL_TIME'] : []), ...(hours.from < FULL_TIME_HOURS ? ['PART_TIME'] : [])],
    hiringOrganization: { '@type': 'Organization', name: employer.legalName, sameAs: `${origin}/` },
    jobLocation: { '@type': 'Place', address: addressOf(employer) },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: pay.from, maxValue: pay.to, unitText: 'YEAR' },
    },
  }))
}

function addressOf({ street, postalCode, city, country }: Employer): Json {
  return { '@type': 'PostalAddress', streetAddress: street, postalCode, addressLocality: city, addressCountry: country }
}
