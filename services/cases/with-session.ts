import type PocketBase from 'pocketbase'
import type { Engines, Guest } from '#engines'
import type { Connection, ContractOptions } from '../backend-client/connect.ts'
import { type Session, sessionOf } from '../backend-client/session.ts'
import type { OneAtATime } from '../visitors/one-at-a-time.ts'
import type { OrAway } from '../visitors/or-away.ts'
import type { CarryingOut } from './carry-out.ts'
import type { CaseAddresses } from './case-mails.ts'
import type { SignedOut, Unknown } from './case-services.ts'
import { findCase, type StoredCase } from './stored-case.ts'
import { findWorkplace, type Workplace } from './workplace.ts'

export interface CaseOptions {
  readonly backend: ContractOptions
  readonly connection: Connection
  readonly engines: Engines
  readonly addresses: CaseAddresses
  /** Whether a workplace may get another mail today; counts it. */
  readonly mayMail: (workplace: string) => Promise<boolean>
  readonly orAway: OrAway
  readonly oneAtATime: OneAtATime
  readonly now: () => Date
  readonly onQueued: () => void
}

/** Who is signed in, and where. */
export interface Inside {
  readonly session: Session
  readonly workplace: Workplace
  readonly contract: PocketBase
  readonly guest: Guest
  /** How to move a case on from here. */
  readonly carrying: CarryingOut
}

/** Does something for whoever is signed in. Who has no workplace yet has seen no overview, and so no case. */
export async function inside<T>(token: string, guest: Guest, options: CaseOptions, work: (inside: Inside) => Promise<T>): Promise<T | SignedOut> {
  const session = await sessionOf(token, options.backend)
  const workplace = session && (await findWorkplace(options.connection.contract, session.account.id))
  if (!session || !workplace) return { kind: 'signed_out' }
  return work({ session, workplace, contract: options.connection.contract, guest, carrying: carryingIn(workplace, options) })
}

/** How a case of this workplace is moved on. */
export function carryingIn(workplace: Workplace, { connection, addresses, mayMail, now, onQueued }: CaseOptions): CarryingOut {
  return { contract: connection.contract, workplace, addresses, onQueued, now: now(), mayMail: () => mayMail(workplace.id) }
}

/** Does something with a case of the workplace; one of another is as unknown as one that never was. */
export async function withCase<T>({ workplace, contract }: Inside, id: string, work: (stored: StoredCase) => Promise<T>): Promise<T | Unknown> {
  const stored = await findCase(contract, id)
  return stored?.workplace === workplace.id ? work(stored) : { kind: 'unknown' }
}

/** A seed of its own for each case, so that two letters do not sound alike. */
export function seedOf(id: string): number {
  return Number.parseInt(id.replace(/[^0-9a-f]/g, '').slice(0, 7) || '0', 16)
}
