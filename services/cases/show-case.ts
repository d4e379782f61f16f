import type { Guest } from '#engines'
import { type CaseRole, mayCall, viewFor } from '#processes'
import { type CasePage, pageFor } from './case-page.ts'
import type { Found } from './case-services.ts'
import { readDraft } from './draft-reading.ts'
import { gradeExamples } from './examples.ts'
import { unknownNames } from './names.ts'
import { historyOf, type StoredCase } from './stored-case.ts'
import type { CaseOptions } from './with-session.ts'

/** A case as one role sees it. */
export async function showCase(
  stored: StoredCase,
  role: CaseRole,
  { connection, engines, now }: CaseOptions,
  guest: Guest,
): Promise<Found<CasePage>> {
  const { request, people } = stored.standing
  const { draft } = viewFor(role, stored.standing)
  const [events, reading, examples] = await Promise.all([
    historyOf(connection.contract, stored.id),
    draft ? readDraft(stored.standing, draft, { engines, guest }) : null,
    role === 'manager' && mayCall(stored.standing, role, 'rate') ? gradeExamples(request, { engines, guest, now: now() }) : null,
  ])
  return { kind: 'found', value: pageFor(role, stored, { events, reading, examples, unknownNames: unknownNames(request, people), now: now() }) }
}
