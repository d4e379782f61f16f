import type { Locale } from '#words/locales'
import { findRoleFacts } from '#zeugnis/role-facts'
import type { Draft } from './draft.ts'

/** The draft that the page opens with: an invented person, so that there is a letter to see. */
export function sampleDraft(locale: Locale): Draft {
  return {
    kind: 'qualifiziert',
    language: locale,
    address: 'frau',
    title: '',
    firstName: 'Katharina',
    lastName: 'Brandt',
    employer: 'Hansen Kühllogistik GmbH',
    city: 'Hamburg',
    role: '',
    job: locale === 'de' ? 'Teamleiterin Disposition' : 'Dispatch Team Leader',
    from: '2019-03-01',
    to: '2026-10-31',
    issued: '2026-10-31',
    tasks:
      locale === 'de'
        ? ['Planung der Touren für 24 Fahrzeuge', 'Führung von acht Beschäftigten', 'Verhandlung mit Frachtführern']
        : ['Planning the routes of 24 vehicles', 'Leading a team of eight', 'Negotiating with carriers'],
    overall: 2,
    grades: {},
    leads: true,
    meetsThirdParties: true,
    trained: false,
    reason: 'eigenerWunsch',
    occasion: 'fuehrungswechsel',
    signer: 'Ute Hansen',
    position: locale === 'de' ? 'Geschäftsführerin' : 'Managing Director',
    seed: 0,
    chosen: [],
  }
}

/** The draft without what was typed. */
export function emptyDraft(locale: Locale): Draft {
  const sample = sampleDraft(locale)
  return {
    ...sample,
    firstName: '',
    lastName: '',
    employer: '',
    city: '',
    job: '',
    from: '',
    to: '',
    issued: '',
    tasks: [''],
    leads: false,
    meetsThirdParties: false,
    signer: '',
    position: '',
  }
}

const addresses: readonly Draft['address'][] = ['frau', 'herr', 'name']

/** What a link may ask for (`?role=koch-in&grade=2&address=frau`); what it asks wrongly is left as it is. */
export function withLink(draft: Draft, search: URLSearchParams, locale: Locale): Draft {
  const role = findRoleFacts(search.get('role') ?? '')
  const grade = ([1, 2, 3, 4, 5] as const).find((one) => String(one) === search.get('grade'))
  const address = addresses.find((one) => one === search.get('address'))
  return {
    ...draft,
    ...(role && { role: role.slug, job: role.name[locale].split(' / ')[0] ?? '', meetsThirdParties: role.thirdParties !== '', leads: false }),
    ...(grade && { overall: grade, grades: {} }),
    ...(address && { address }),
  }
}
