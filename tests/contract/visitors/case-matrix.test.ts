import { describe, expect, it } from 'vitest'
import { type Call, calls, caseRoles, caseStates, guestRoles, perform, steps } from '../../../processes/index.ts'
import { examples, reached, rules } from '../../../processes/testing/example.ts'
import { placesAboveDialects } from '../places.ts'
import { asked, type CaseSite, day, form, rated, type Sent } from './case-site.ts'
import { useCaseSite } from './use-case-site.ts'

/** What each call is sent with, where it is sent with something. */
const sent: Readonly<Partial<Record<Call, Sent>>> = {
  ...{ correctRequest: asked, saveRating: rated, rate: rated, delegate: { delegate: 'Enno Lee' }, comment: { sentence: '', text: 'Warum?' } },
  ...{ askAgain: { question: 'Warum eine Drei?' }, correctDelivery: { way: 'inPerson', on: day(0), proof: '' } },
  ...{ release: { form: 'paper' }, deliver: { way: 'post', on: day(0), proof: '' }, object: { objection: 'Es fehlt etwas.' } },
  ...{ acceptObjection: { answer: 'Wir ändern das.' }, declineObjection: { answer: 'Wir ändern das nicht.' } },
}

describe.each(placesAboveDialects)('every role in every state on $engine', ({ make }) => {
  let site: CaseSite
  useCaseSite(make, (opened) => {
    site = opened
  })

  it('the backend holds the states, roles and calls of the table, takes no others, and lets nobody but the service write', async () => {
    const valuesOf = async (collection: string, name: string) => {
      const { fields, listRule, viewRule, createRule, updateRule, deleteRule } = await site.contract.collections.getOne(collection)
      expect([listRule, viewRule, createRule, updateRule, deleteRule], collection).toEqual([null, null, null, null, null])
      return fields.find((field) => field.name === name)?.values
    }
    expect(await valuesOf('cases', 'state')).toEqual(caseStates)
    expect(await valuesOf('caseEvents', 'by')).toEqual([...caseRoles, 'clock'])
    expect(await valuesOf('caseEvents', 'call')).toEqual(['open', ...calls])
    expect(await valuesOf('caseLinks', 'role')).toEqual(guestRoles)
    const id = await site.begin()
    await expect(site.contract.collection('cases').update(id, { state: 'lost' })).rejects.toMatchObject({ status: 400 })
    const { events } = await site.contract.collection('cases').getOne(id)
    const [first] = await site.contract.collection('caseEvents').getFullList({ filter: `case = '${id}'` })
    await expect(site.contract.collection('caseEvents').create({ ...first, id: undefined, seq: events })).rejects.toMatchObject({ status: 400 })
    await site.cases.remove(site.token, id)
  })

  it.each(caseStates)(
    'in %s nobody can do what the table forbids, and everybody what it allows',
    async (state) => {
      const id = await site.begin()
      const standing = reached(state, new Date())
      const links = Object.fromEntries(await Promise.all(guestRoles.map(async (role) => [role, await site.link(id, role)] as const)))
      for (const role of caseRoles)
        for (const { call } of steps) {
          await site.contract.collection('cases').update(id, { state, standing })
          const [action] = examples[call]
          const expected = action && perform(standing, role, action, { now: new Date(), rules })
          const data = form(sent[call] ?? {})
          const token = role === 'hr' ? undefined : links[role]
          // Who hands a rating on loses the link: the next one is made for the calls that follow.
          const outcome = token === undefined ? await site.cases.act(site.token, id, call, data) : await site.cases.guestAct(token, call, data)
          const after = (await site.page(id)).one.state
          const about = `${role} ${call} in ${state}: ${JSON.stringify(outcome)}`
          if (expected?.kind === 'role' || expected?.kind === 'state') {
            expect(outcome, about).toEqual({
              kind: 'prevented',
              why: expected.kind === 'state' && state === 'withdrawn' ? 'withdrawn' : expected.kind,
            })
            expect(after, about).toBe(state)
          } else if (expected?.kind === 'need') {
            expect(outcome, about).toEqual({ kind: 'prevented', why: 'need', need: expected.need })
            expect(after, about).toBe(state)
          } else if (call === 'attachSigned') {
            expect(outcome, about).toEqual({ kind: 'invalid', errors: { signed: 'required' } })
          } else {
            expect(outcome, about).toEqual({ kind: 'done', id })
            expect(after, about).toBe(expected?.after.state)
            if (call === 'delegate') links.manager = await site.link(id, 'manager')
          }
        }
      expect((await site.page(id)).isWhole).toBe(true)
      await site.cases.remove(site.token, id)
      expect(site.errors).toEqual([])
    },
    120_000,
  )
})
