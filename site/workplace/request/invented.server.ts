import type { ReviewBody } from '#processes'
import type { CaseRow } from '#services/cases'
import type { Locale } from '#words/interface'
import { sampleCases } from '#words/said'
import type { RequestValues } from './request-values.ts'

/** Invented names that no case of these bears. */
function freeNames(rows: readonly Pick<CaseRow, 'person'>[]): readonly string[] {
  const taken = new Set([...rows.map(({ person }) => person), ...sampleCases.cases.flatMap(({ manager, reviewer }) => [manager, reviewer])])
  return sampleCases.names.filter((name) => !taken.has(name) && name !== sampleCases.signer.name)
}

const { manager = '', reviewer = '' } = sampleCases.cases.find(({ body }) => body === 'works_council') ?? {}

/** What a new request begins with: invented people, so that nobody has to think of one or takes a real one. */
export function inventedRequest(rows: readonly Pick<CaseRow, 'person'>[], body: ReviewBody, locale: Locale): RequestValues {
  const [firstName = '', lastName = ''] = (freeNames(rows)[0] ?? '').split(' ')
  const { employer, signer } = sampleCases
  return {
    ...{ firstName, lastName, address: 'name', kind: 'qualifiziert', language: locale, manager, reviewer: body === 'none' ? '' : reviewer, body },
    ...{ employerName: employer.name, employerCity: employer.city, signerName: signer.name, signerPosition: signer.position[locale] },
  }
}
