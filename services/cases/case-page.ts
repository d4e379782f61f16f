import {
  type CaseEvent,
  type CaseRole,
  type CaseView,
  dayAfter,
  dayOf,
  deletionDays,
  firstBroken,
  handoverDue,
  isOverdue,
  type KeptKind,
  seesEvent,
  signatureTooLate,
  stateDue,
  viewFor,
} from '#processes'
import { processRules } from '#words/facts'
import { digest } from '../backend-client/digest.ts'
import type { DraftReading } from './draft-reading.ts'
import type { GradeExamples } from './examples.ts'
import type { StoredCase } from './stored-case.ts'

/** A case as one role sees it, with what follows from its days. */
export interface CasePage {
  readonly id: string
  readonly role: CaseRole
  readonly one: CaseView
  /** How far its history had come: forms send it along as `seen`, so that nobody writes over what they have not seen. */
  readonly version: number
  /** The record that says when it has moved on. */
  readonly tick: string
  readonly events: readonly Pick<CaseEvent, 'seq' | 'at' | 'by' | 'call'>[]
  /** Whether nothing of its history was changed afterwards. */
  readonly isWhole: boolean
  readonly days: {
    readonly handover: string
    readonly state: string | null
    readonly isLate: boolean
    /** An electronic signature would carry another day than the letter. */
    readonly isTooLateToSign: boolean
    readonly deletion: Readonly<Record<KeptKind, string>> | null
    /** Until when the employee can object; null where they cannot. */
    readonly objection: string | null
    /** When all of it is deleted. */
    readonly end: string
  }
  /** Names that may be real ones; only HR is warned. */
  readonly unknownNames: readonly string[]
  readonly reading: DraftReading | null
  /** What the letter would say at each grade; for whoever rates, while they do. */
  readonly examples: GradeExamples | null
}

interface Shown {
  readonly events: readonly CaseEvent[]
  readonly unknownNames: readonly string[]
  readonly reading: DraftReading | null
  readonly examples: GradeExamples | null
  readonly now: Date
}

/** What a role sees of a case. */
export function pageFor(role: CaseRole, stored: StoredCase, { events, unknownNames, reading, examples, now }: Shown): CasePage {
  const { standing } = stored
  return {
    ...{ id: stored.id, role, one: viewFor(role, standing), tick: stored.tick, version: stored.events, reading, examples },
    events: events.filter(({ call }) => seesEvent(role, call)).map(({ seq, at, by, call }) => ({ seq, at, by, call })),
    isWhole: firstBroken(events, digest) === undefined && events.at(-1)?.hash === stored.lastHash,
    days: {
      handover: handoverDue(standing.request, standing.asked, processRules),
      state: stateDue(standing, processRules) ?? null,
      isLate: isOverdue(standing, processRules, now),
      isTooLateToSign: signatureTooLate(standing.request, now),
      objection: standing.state === 'delivered' ? dayAfter(standing.since, processRules.archiveDays) : null,
      deletion: deletionDays(standing, processRules) ?? null,
      end: dayOf(new Date(stored.expires)),
    },
    unknownNames: role === 'hr' ? unknownNames : [],
  }
}
