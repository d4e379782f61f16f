import type { Guest } from '#engines'
import { keyOf } from '#language'
import { caseStates, isOverdue } from '#processes'
import { processRules } from '#words/facts'
import type { Locale } from '#words/interface'
import { sessionOf } from '../backend-client/session.ts'
import { MOST_CASES } from './begin-cases.ts'
import type { CaseRow, Overview, OverviewFilter, SignedOut } from './case-services.ts'
import { makeSamples } from './samples.ts'
import { listCases, type StoredCase } from './stored-case.ts'
import { type CaseOptions, carryingIn } from './with-session.ts'
import { openWorkplace } from './workplace.ts'

interface Looking {
  readonly options: CaseOptions
  readonly guest: Guest
  readonly locale: Locale
}

/** What a workplace holds; one that is looked at for the first time is made, with its samples. */
export async function overview(token: string, { search, state }: OverviewFilter, { options, guest, locale }: Looking): Promise<Overview | SignedOut> {
  const session = await sessionOf(token, options.backend)
  if (!session) return { kind: 'signed_out' }
  const { contract } = options.connection
  const { workplace, isNew } = await openWorkplace(contract, session.account.id, locale)
  if (isNew) await makeSamples({ ...carryingIn(workplace, options), engines: options.engines, guest })
  const all = await listCases(contract, workplace.id)
  return {
    ...{ kind: 'overview', account: session.account, isOwner: workplace.owner === session.account.id, body: workplace.body },
    team: workplace.people.map((one) => ({ ...one, isOwner: one.id === workplace.owner })),
    ...{ total: all.length, left: MOST_CASES - all.length },
    rows: all.filter((stored) => isMeant(stored, search, state)).map((stored) => rowOf(stored, options.now())),
  }
}

/** Without accents: who types „kajute“ or „kajuete“ means Kajüte. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function isMeant({ person, state }: StoredCase, search: string, wanted: string): boolean {
  const isNamed = plain(person).includes(plain(search.trim())) || keyOf(person).includes(keyOf(search.trim()))
  return isNamed && (state === wanted || !caseStates.some((one) => one === wanted))
}

function rowOf({ id, person, kind, state, due, stateDue, standing }: StoredCase, now: Date): CaseRow {
  const isLate = isOverdue(standing, processRules, now)
  return { id, person, job: standing.request.jobTitle, kind, state, due: due.slice(0, 10), stateDue: stateDue.slice(0, 10) || null, isLate }
}
