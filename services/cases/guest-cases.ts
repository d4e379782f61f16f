import type { Guest } from '#engines'
import { type GuestRole, viewFor } from '#processes'
import { act } from './act.ts'
import { askByLink } from './begin-cases.ts'
import { fileOfCase } from './case-files.ts'
import type { CaseFileName, CaseServices, Found, GuestPage, Unknown } from './case-services.ts'
import { type CaseLink, findLink } from './links.ts'
import { showCase } from './show-case.ts'
import { findCase, type StoredCase } from './stored-case.ts'
import { type CaseOptions, carryingIn } from './with-session.ts'
import { workplaceOf } from './workplace.ts'

/** Files that each role may have. The employee gets what is signed and handed over, and no draft. */
const filesOf: Readonly<Record<GuestRole, readonly CaseFileName[]>> = {
  manager: [],
  reviewer: ['entwurf.docx', 'entwurf.pdf'],
  employee: ['unterschrieben.pdf'],
}

const handedOver: readonly StoredCase['state'][] = ['delivered', 'objection', 'archived']

type GuestServices = Pick<CaseServices, 'guest' | 'guestAct' | 'guestFile'>

const unknown: Unknown = { kind: 'unknown' }

/** What people do who come by a link. */
export function guestCases(options: CaseOptions, guest: Guest): GuestServices {
  const { contract } = options.connection
  const linked = <T>(token: string, work: (link: CaseLink) => Promise<T>) => options.orAway(withLink(token, work, options))
  const ofCase = async <T>(link: CaseLink, work: (stored: StoredCase) => Promise<T>) => {
    const stored = link.case ? await findCase(contract, link.case) : undefined
    return stored ? work(stored) : unknown
  }
  return {
    guest: (token) => linked(token, (link) => show(link, options, guest)),
    guestAct: (token, call, data) =>
      linked(token, (link) => {
        if (call === 'open') return askByLink(link, data, options)
        return ofCase(link, async (stored) => {
          const workplace = await workplaceOf(contract, stored.workplace)
          return workplace ? act(stored, { by: link.role, call, data, guest }, options, carryingIn(workplace, options)) : unknown
        })
      }),
    guestFile: (token, name) =>
      linked(token, (link) =>
        ofCase(link, async (stored) => (isTheirs(link.role, stored, name) ? fileOfCase(stored, name, { ...options, guest }) : unknown)),
      ),
  }
}

async function withLink<T>(token: string, work: (link: CaseLink) => Promise<T>, { connection, now }: CaseOptions): Promise<T | Unknown> {
  const link = await findLink(connection.contract, token, now())
  return link ? work(link) : unknown
}

async function show(link: CaseLink, options: CaseOptions, guest: Guest): Promise<Found<GuestPage> | Unknown> {
  if (!link.case) return asking(link, options)
  const stored = await findCase(options.connection.contract, link.case)
  return stored ? showCase(stored, link.role, options, guest) : unknown
}

function isTheirs(role: GuestRole, { state, standing }: StoredCase, name: CaseFileName): boolean {
  return filesOf[role].includes(name) && (role === 'employee' ? handedOver.includes(state) : Boolean(viewFor(role, standing).draft))
}

async function asking({ workplace: id }: CaseLink, { connection }: CaseOptions) {
  const workplace = await workplaceOf(connection.contract, id)
  return workplace ? ({ kind: 'found', value: { role: 'ask', locale: workplace.locale } } as const) : unknown
}
