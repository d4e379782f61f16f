import type { CaseRequest, People } from '#processes'

/** What stands in the fields of a request, by field. */
export type RequestValues = Readonly<Record<string, string>>

/** A request as its form shows it. */
export function valuesOf(request: CaseRequest, { manager, reviewer, body }: People): RequestValues {
  const { kind, language, address, firstName, lastName, jobTitle, role, from, to, reason, occasion, tasks, leads, employer, signer } = request
  return {
    ...{ kind, language, address, firstName, lastName, jobTitle, role, from, manager, reviewer, body },
    ...{ to: to ?? '', reason: reason ?? '', occasion: occasion ?? '', tasks: tasks.join('\n'), leads: leads ? 'yes' : '' },
    ...{ employerName: employer.name, employerCity: employer.city, signerName: signer.name, signerPosition: signer.position },
  }
}
