import type { Call, GuestRole } from '../../../processes/index.ts'
import type { CasePage, CaseServices } from '../../../services/cases/index.ts'
import type { MakeLetterFile } from '../../../services/letters/letter-file.ts'
import { type OpenWithMail, openWithMail } from './open-visitors.ts'

const PASSWORD = 'ein langes Passwort'
const DAY_MS = 24 * 3600_000

/** The day so many days from now. */
export const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

export type Sent = Readonly<Record<string, string | File>>

export function form(fields: Sent): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

/** A reference as HR asks for it. */
export const asked = {
  ...{ kind: 'qualifiziert', language: 'de', address: 'frau', firstName: 'Wiebke', lastName: 'Strömung', jobTitle: 'Köchin', role: 'koch-in' },
  ...{ from: '2021-03-01', to: day(10), reason: 'eigenerWunsch', occasion: '', tasks: 'Zubereitung der Speisen\n- Bestellung der Ware', leads: '' },
  ...{ employerName: 'Musterwerft GmbH', employerCity: 'Hamburg', signerName: 'Nuri Leuchtturm', signerPosition: 'Leitung Personal' },
  ...{ manager: 'Merle Backbord', reviewer: 'Bo Steuerbord', body: 'works_council' },
}

const grades = { leistungsbereitschaft: '2', arbeitsbefaehigung: '2', fachwissen: '1', arbeitsweise: '2', arbeitserfolg: '2', sozialIntern: '2' }

/** A rating as a manager hands it in. */
export const rated = {
  ...{ ...grades, fuehrung: '', overall: '2' },
  ...{ tasks: 'Zubereitung der Speisen\nBestellung und Prüfung der Ware', words: 'Gern wieder.' },
}

export interface CaseSite extends OpenWithMail {
  readonly cases: CaseServices
  readonly letterFile: MakeLetterFile
  /** Of the account whose workplace it is. */
  readonly token: string
  account(email: string): Promise<string>
  begin(more?: Sent): Promise<string>
  page(id: string): Promise<CasePage>
  link(id: string, role: GuestRole): Promise<string>
  hr(id: string, call: Call, fields?: Sent): ReturnType<CaseServices['act']>
  guest(id: string, role: GuestRole, call: Call, fields?: Sent): ReturnType<CaseServices['act']>
}

/** The services with an account and its workplace, and what tests ask of them again and again. */
export async function openCaseSite(environment: Readonly<Record<string, string>>): Promise<CaseSite> {
  const site = await openWithMail(environment)
  const { cases, letterFile } = site.visitors.servicesFor('192.0.2.1')
  async function account(email: string): Promise<string> {
    await site.contract.collection('users').create({ email, name: 'Anna', password: PASSWORD, passwordConfirm: PASSWORD, verified: true })
    const outcome = await cases.signIn(form({ email, password: PASSWORD }))
    if (outcome.kind !== 'in') throw new Error(outcome.kind)
    return outcome.token
  }
  const token = await account('anna@example.org')
  await cases.overview(token, { search: '', state: '' }, 'de')
  async function link(id: string, role: GuestRole): Promise<string> {
    const made = await cases.link(token, { case: id, role })
    if (made.kind !== 'link') throw new Error(made.kind)
    return made.token
  }
  return {
    ...{ ...site, cases, letterFile, token, account, link },
    async begin(more = {}) {
      const done = await cases.begin(token, form({ ...asked, ...more }))
      if (done.kind !== 'done') throw new Error(JSON.stringify(done))
      return done.id
    },
    async page(id) {
      const found = await cases.find(token, id)
      if (found.kind !== 'found') throw new Error(JSON.stringify(found))
      return found.value
    },
    hr: (id, call, fields = {}) => cases.act(token, id, call, form(fields)),
    guest: async (id, role, call, fields = {}) => cases.guestAct(await link(id, role), call, form(fields)),
  }
}
