import { sampleCases } from '#words/said'
import { begin } from './carry-out.ts'
import type { Acted, Unknown } from './case-services.ts'
import type { CaseLink } from './links.ts'
import { requestOfEmployee, requestOfHr } from './requests.ts'
import { listCases } from './stored-case.ts'
import { type CaseOptions, carryingIn, type Inside } from './with-session.ts'
import { workplaceOf } from './workplace.ts'

/** Cases that a workplace may have at once. */
export const MOST_CASES = 30

/** HR begins a case: the employee is told. */
export async function beginByHr(data: FormData, { contract, workplace, carrying }: Inside): Promise<Acted> {
  const asked = requestOfHr(data, carrying.now)
  if (asked.kind === 'invalid') return asked
  if ((await listCases(contract, workplace.id)).length >= MOST_CASES) return { kind: 'prevented', why: 'full' }
  const { request, people } = asked.value
  return { kind: 'done', id: await begin(request, people, { ...carrying, tells: ['employee'] }) }
}

const unknown: Unknown = { kind: 'unknown' }

/** An employee asks: HR completes what only HR knows. */
export async function askByLink(link: CaseLink, data: FormData, options: CaseOptions): Promise<Acted> {
  if (link.case) return { kind: 'prevented', why: 'state' }
  const { contract } = options.connection
  const workplace = await workplaceOf(contract, link.workplace)
  if (!workplace) return unknown
  const { employer, signer } = sampleCases
  const given = { employer, signer: { name: signer.name, position: signer.position[workplace.locale] } }
  const asked = requestOfEmployee(data, given, options.now())
  if (asked.kind === 'invalid') return asked
  if ((await listCases(contract, workplace.id)).length >= MOST_CASES) return { kind: 'prevented', why: 'full' }
  const [manager = '', reviewer = ''] = sampleCases.names.slice(6)
  const people = { manager, reviewer: workplace.body === 'none' ? '' : reviewer, body: workplace.body }
  return { kind: 'done', id: await begin(asked.value, people, { ...carryingIn(workplace, options), tells: ['hr', 'employee'] }) }
}
