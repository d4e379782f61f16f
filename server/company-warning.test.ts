import { expect, it } from 'vitest'
import { type Company, company } from '#words/facts'
import { warnOfCompany } from './company-warning.ts'

function warnings(record: Company, env: Parameters<typeof warnOfCompany>[1] = {}) {
  const said: unknown[] = []
  warnOfCompany(record, env, { warn: (event, fields) => void said.push([event, fields?.values]) })
  return said
}

/** A record without anything that the sample made up. */
const real: Company = {
  ...company,
  sample: false,
  street: 'Kehrwieder 5',
  email: 'post@example.org',
  editorialEmail: 'post@example.org',
  securityEmail: 'post@example.org',
  phone: '+49 40 1234567',
  representatives: ['Ada Beispiel'],
  registerNumber: 'HRB 123456',
  vatId: 'DE123456789',
  responsible: 'Ada Beispiel',
  privacyOfficer: undefined,
  processors: [{ task: 'hosting', name: 'Rechenzentrum Elbe GmbH', place: { de: 'Hamburg', en: 'Hamburg' } }],
  social: [],
  partners: [],
}

it('while the record is a sample, the server says so, names the file and each value to be replaced', () => {
  expect(warnings(company)).toEqual([['sample data in content/company.json: replace it before operation', expect.any(String)]])
  const [[, values]] = warnings(company) as [[string, string]]
  for (const name of ['street', 'phone', 'representatives.0', 'responsible', 'privacyOfficer.name', 'processors.0.name', 'vatId'])
    expect(values.split(', ')).toContain(name)
})

it('a record that is no sample any more may still hold placeholders and gaps: they are named', () => {
  expect(warnings(real)).toEqual([])
  const open = {
    ...real,
    registerNumber: 'HRB 000000',
    vatId: '',
    social: [{ kind: 'photo', name: 'Bilder', url: 'https://bilder.example/' }],
  } as const
  expect(warnings({ ...open, social: [...open.social] })).toEqual([['missing values in content/company.json', 'registerNumber, vatId, social.0.url']])
})

it('whoever sends mails, stores files or measures has to be named as a processor', () => {
  const env = { SMTP_URL: 'smtp://mail.example.org', POSTHOG_KEY: 'phc_1' }
  expect(warnings(real, env)).toEqual([
    ['missing processors in content/company.json: the privacy notices name who does this', 'mail (SMTP_URL), measuring (POSTHOG_KEY)'],
  ])
})
