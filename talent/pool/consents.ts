import type { Application } from '../model/application.ts'
import type { Consent, ShareField } from '../model/consent.ts'

/** An application as the sample lists it: its consents do not repeat its number. */
export type SampleApplication = Omit<Application, 'consents'> & { readonly consents: readonly Omit<Consent, 'application'>[] }

const work: readonly ShareField[] = ['wish', 'experience', 'skills', 'qualifications']

/** May be considered for other vacancies of the firm. */
export function own(given: string, until: string, withdrawn: string | null = null): Omit<Consent, 'application'> {
  return { purpose: 'own-vacancies', given, until, withdrawn, recipients: [], fields: [] }
}

/** May be shown to these firms of the pool: the fields about work, and what is named besides. */
export function shared(given: string, until: string, recipients: readonly string[], more: readonly ShareField[] = []): Omit<Consent, 'application'> {
  return { purpose: 'share-pool', given, until, withdrawn: null, recipients, fields: [...work, ...more] }
}

export const TRAVE = 'Musterbetrieb Trave'
export const FOERDE = 'Musterbetrieb Förde'
