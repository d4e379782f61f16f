import type { Guest } from '#engines'
import { sessionOf } from '../backend-client/session.ts'
import { act } from './act.ts'
import { beginByHr } from './begin-cases.ts'
import { trialEnd } from './carry-out.ts'
import { fileOfCase } from './case-files.ts'
import type { Acted, CaseServices } from './case-services.ts'
import { checkCaseForm } from './check-case-form.ts'
import { exportAll } from './export-cases.ts'
import { addLink, type NewLink } from './links.ts'
import { overview } from './overview.ts'
import { showCase } from './show-case.ts'
import { inviteColleague, joinWorkplace, leaveWorkplace } from './team.ts'
import { type CaseOptions, type Inside, inside, withCase } from './with-session.ts'

type HrServices = Omit<CaseServices, 'signIn' | 'enter' | 'guest' | 'guestAct' | 'guestFile'>

/** What whoever is signed in does with the cases of their workplace. */
export function hrCases(options: CaseOptions, guest: Guest): HrServices {
  const go = <T>(token: string, work: (inside: Inside) => Promise<T>) => options.orAway(inside(token, guest, options, work))
  const { contract } = options.connection
  return {
    // Of two first looks at once the second waits until the samples are there.
    overview: (token, filter, locale) => options.orAway(options.oneAtATime(token, () => overview(token, filter, { options, guest, locale }))),
    find: (token, id) => go(token, (here) => withCase(here, id, (stored) => showCase(stored, 'hr', options, guest))),
    begin: (token, data) => go(token, (here) => beginByHr(data, here)),
    act: (token, id, call, data) =>
      go(token, (here) => withCase(here, id, (stored) => act(stored, { by: 'hr', call, data, guest }, options, here.carrying))),
    link: (token, target) => go(token, (here) => newLink(target, here)),
    file: (token, id, name) => go(token, (here) => withCase(here, id, (stored) => fileOfCase(stored, name, { ...options, guest }))),
    exportAll: (token) => go(token, (here) => exportAll(here, options)),
    remove: (token, id) => go(token, (here) => withCase(here, id, () => removeCase(id, here))),
    removeAll: (token, data) => go(token, (here) => removeAll(data, here)),
    settings: (token, data) => go(token, (here) => setBody(data, here)),
    invite: (token, data, locale) => go(token, ({ session, carrying }) => inviteColleague(data, { ...carrying, account: session.account, locale })),
    join: (token, invite) => options.orAway(join(token, invite, options)),
    leave: (token, member) => go(token, ({ session, workplace }) => leaveWorkplace(member, { contract, workplace, account: session.account })),
  }
}

async function join(token: string, invite: string, { backend, connection, now }: CaseOptions): Promise<Acted> {
  const session = await sessionOf(token, backend)
  return session ? joinWorkplace(invite, session.account, connection.contract, now()) : { kind: 'signed_out' }
}

async function newLink(target: Parameters<CaseServices['link']>[1], here: Inside) {
  const { contract, workplace, carrying } = here
  const write = async (id: NewLink['case'], role: NewLink['role'], expires: Date) => {
    const batch = contract.createBatch()
    const token = addLink(batch, { workplace: workplace.id, case: id, role, expires })
    await batch.send()
    return { kind: 'link', token } as const
  }
  if (target === 'ask') return write(null, 'employee', trialEnd(carrying.now))
  return withCase(here, target.case, (stored) => write(stored.id, target.role, new Date(stored.expires)))
}

async function removeCase(id: string, { contract }: Inside) {
  await contract.collection('cases').delete(id)
  return { kind: 'done', id } as const
}

async function removeAll(data: FormData, { contract, workplace, session }: Inside) {
  const checked = checkCaseForm('removeAll', data)
  if (!checked.isValid) return { kind: 'invalid', errors: checked.errors } as const
  if (workplace.owner !== session.account.id) return { kind: 'prevented', why: 'role' } as const
  await contract.collection('workplaces').delete(workplace.id)
  return { kind: 'done', id: workplace.id } as const
}

async function setBody(data: FormData, { contract, workplace }: Inside) {
  const checked = checkCaseForm('settings', data)
  if (!checked.isValid) return { kind: 'invalid', errors: checked.errors } as const
  await contract.collection('workplaces').update(workplace.id, checked.values)
  return { kind: 'done', id: workplace.id } as const
}
