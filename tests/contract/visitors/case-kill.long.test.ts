import { afterEach, expect, it } from 'vitest'
import { type Call, type CaseRole, firstBroken, guestRoles, tellsOf } from '../../../processes/index.ts'
import { digest } from '../../../services/backend-client/digest.ts'
import { findCase, historyOf } from '../../../services/cases/stored-case.ts'
import { isWhole } from '../../support/extent.ts'
import { placesAboveDialects } from '../places.ts'
import { day, openCaseSite, rated, type Sent } from './case-site.ts'
import { openContract } from './open-visitors.ts'
import { killVisitorsApart, startVisitorsApart } from './running-visitors.ts'

/** Without `npm run test:all` the way is left after these. */
const COMMON_STEPS = 6

const way: readonly { readonly call: Call; readonly by: CaseRole; readonly fields?: Sent }[] = [
  { call: 'askRating', by: 'hr' },
  { call: 'saveRating', by: 'manager', fields: rated },
  { call: 'rate', by: 'manager', fields: rated },
  { call: 'editDraft', by: 'hr' },
  { call: 'askReview', by: 'hr' },
  { call: 'comment', by: 'reviewer', fields: { sentence: '', text: 'Warum fehlt das Wort?' } },
  { call: 'sendBack', by: 'reviewer' },
  { call: 'askReview', by: 'hr' },
  { call: 'approve', by: 'reviewer' },
  { call: 'consent', by: 'employee' },
  { call: 'release', by: 'hr', fields: { form: 'paper' } },
  { call: 'attachSigned', by: 'hr' },
  { call: 'deliver', by: 'hr', fields: { way: 'post', on: day(0), proof: '' } },
  { call: 'confirmReceipt', by: 'employee' },
  { call: 'object', by: 'employee', fields: { objection: 'Eine Aufgabe fehlt.' } },
  { call: 'declineObjection', by: 'hr', fields: { answer: 'Das war nicht Ihre Aufgabe.' } },
  { call: 'archive', by: 'hr' },
]

afterEach(killVisitorsApart)

it.each(placesAboveDialects)(
  'on $engine a process that is killed in the middle of any step leaves the case before or after it, with its mails',
  async ({ make }) => {
    const place = await make()
    const site = await openCaseSite(place.env)
    const id = await site.begin()
    const links = Object.fromEntries(await Promise.all(guestRoles.map(async (role) => [role, await site.link(id, role)] as const)))
    const { token } = site
    await site.close()
    for (const { call, by, fields = {} } of isWhole ? way : way.slice(0, COMMON_STEPS)) {
      const step = { token: by === 'hr' ? token : links[by], id, call, fields, isGuest: by !== 'hr' }
      for (let tries = 0; ; tries += 1) {
        const apart = await startVisitorsApart(place.env)
        const answered = apart.act(step)
        // Each time a little later, so that at last it is done.
        await new Promise((go) => setTimeout(go, 20 * 2 ** tries))
        await apart.kill()
        const answer = await answered
        const { contract, close } = await openContract(place.env)
        const stored = await findCase(contract, id)
        const events = await historyOf(contract, id)
        const mails = await contract.collection('outbox').getFullList()
        await close()
        expect(firstBroken(events, digest)).toBeUndefined()
        expect([stored?.events, stored?.lastHash]).toEqual([events.length, events.at(-1)?.hash])
        const told = events.flatMap(({ call: done, seq }) =>
          done === 'open' ? [] : tellsOf(done, stored?.standing.state ?? 'draft').map((role) => `case:${id}:${seq}:${role}`),
        )
        // Without a mail server each mail is a file and its record goes; none may be there that no event tells of.
        for (const { reference } of mails.filter(({ reference }) => String(reference).startsWith(`case:${id}:`)))
          expect([...told, `case:${id}:1:employee`]).toContain(reference)
        const isDone = events.at(-1)?.call === call
        if (answer !== undefined) expect(isDone || JSON.stringify(answer).includes('prevented')).toBe(true)
        if (isDone) break
      }
    }
    await place.remove()
  },
  600_000,
)
