import type { Locale } from '#words/interface'
import type { Bilingual, Titles } from '#zeugnis'
import type { Draft } from './draft.ts'

/** The sample's post, as a letter names it. */
export const samplePost: Titles = {
  de: { frau: 'Teamleiterin Disposition', herr: 'Teamleiter Disposition', name: 'Teamleitung Disposition' },
  en: { frau: 'Dispatch Team Leader', herr: 'Dispatch Team Leader', name: 'Dispatch Team Leader' },
}

export const sampleTasks: readonly Bilingual[] = [
  { de: 'Planung der Touren für 24 Fahrzeuge', en: 'Planning the routes of 24 vehicles' },
  { de: 'Einsatzplanung des Fahrpersonals', en: 'Scheduling the drivers' },
  { de: 'Verhandlung mit Frachtführern', en: 'Negotiating with carriers' },
]

/** Whom the sample has led. */
export const sampleLed: Bilingual = { de: 'acht Beschäftigte', en: 'a team of eight' }

/** What the person is who signs the sample. */
export const sampleSigner: Bilingual = { de: 'Geschäftsführerin', en: 'Managing Director' }

/** What belongs to the invented person and firm of the sample. */
const sampleTexts: readonly string[] = [
  ...['Katharina', 'Brandt', 'Hansen Kühllogistik GmbH', 'Ute Hansen', '2019-03-01', '2026-10-31'],
  ...Object.values(samplePost).map(({ frau }) => frau),
  ...Object.values(sampleLed),
  ...sampleTasks.flatMap(({ de, en }) => [de, en]),
]

/** The draft that the page opens with: an invented person, so that there is a letter to see. */
export function sampleDraft(locale: Locale): Draft {
  return {
    kind: 'qualifiziert',
    simple: false,
    language: locale,
    address: 'frau',
    title: '',
    firstName: 'Katharina',
    lastName: 'Brandt',
    employer: 'Hansen Kühllogistik GmbH',
    city: 'Hamburg',
    about: '',
    publicService: '',
    role: '',
    job: samplePost[locale].frau,
    from: '2019-03-01',
    to: '2026-10-31',
    issued: '2026-10-31',
    tasks: sampleTasks.map((task) => task[locale]),
    overall: 2,
    grades: {},
    leads: true,
    meetsThirdParties: true,
    thirdParties: '',
    trained: false,
    reason: 'eigenerWunsch',
    occasion: 'fuehrungswechsel',
    ofPerson: { led: sampleLed[locale] },
    signer: 'Ute Hansen',
    position: sampleSigner[locale],
    secondSigner: '',
    secondPosition: '',
    id: '',
    seed: 0,
    ...{ chosen: [], edited: {}, omitted: [], foreign: [] },
    given: sampleTexts,
    isUntouched: true,
  }
}

/** The draft without what was typed. */
export function emptyDraft(locale: Locale): Draft {
  return {
    ...sampleDraft(locale),
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
    reason: 'ohneAngabe',
    occasion: '',
    ofPerson: {},
    signer: '',
    position: '',
    given: [],
  }
}
