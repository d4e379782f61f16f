import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Action } from './action.ts'
import type { ReferenceCase, signatureForms } from './model/case.ts'
import { type Actor, caseRoles, reviewBodies } from './model/role.ts'
import { type CaseState, caseStates, endStates } from './model/state.ts'
import { perform } from './perform.ts'
import { type Call, calls, steps } from './steps.ts'
import { begun, examples, rules } from './testing/example.ts'

const START = Date.parse('2026-11-02T08:00:00Z')
const actors: readonly Actor[] = [...caseRoles, 'clock']

interface Try {
  readonly by: Actor
  readonly action: Action
  readonly hours: number
}

const anyAction: fc.Arbitrary<Action> = fc.constantFrom(...calls.flatMap((call): readonly Action[] => examples[call]))
const anyTry: fc.Arbitrary<Try> = fc.record({ by: fc.constantFrom(...actors), action: anyAction, hours: fc.integer({ min: 0, max: 400 }) })
/** The n-th of what could go on from where the case stands. */
const onward = fc.record({ nth: fc.nat(1000), hours: fc.integer({ min: 0, max: 60 }) })

type Move = Try | { readonly nth: number; readonly hours: number }

function tryOf(move: Move, { state }: ReferenceCase): Try {
  if ('action' in move) return move
  const rows = steps.filter(({ call, from }) => call !== 'withdraw' && [...from].some((one) => one === state))
  const possible = rows.flatMap(({ call, by }) => examples[call].map((action): Try => ({ by: by[0], action, hours: move.hours })))
  return possible[move.nth % possible.length] ?? { by: 'hr', action: { call: 'withdraw', with: { reason: '' } }, hours: move.hours }
}

const walk = (maxLength: number) =>
  fc.array(fc.oneof({ arbitrary: onward, weight: 40 }, { arbitrary: anyTry, weight: 1 }), { maxLength, size: 'max' })
const anyCase = fc.record({
  request: fc.record({ kind: fc.constantFrom('qualifiziert' as const, 'zwischen' as const, 'einfach' as const), leads: fc.boolean() }),
  people: fc.record({ body: fc.constantFrom(...reviewBodies) }),
})

/** What must be true wherever the way has led: said without the table. */
function wrongIn(one: ReferenceCase): string[] {
  const { state, request, people, rating, draft, approved, release, signed, delivery, consent } = one
  const reached = (...names: readonly CaseState[]) => names.includes(state)
  const late = reached('release', 'signing', 'delivery', 'delivered', 'objection', 'archived')
  return [
    late && people.body !== 'none' && approved === null && 'not approved',
    late && request.kind !== 'einfach' && rating?.isDone !== true && 'not rated',
    (late || reached('review')) && !draft?.sentences.length && 'no draft',
    request.kind === 'einfach' && rating !== null && 'a simple reference was rated',
    release?.form === 'electronic' && reached('delivery', 'delivered') && signed?.text === 'differs' && 'another text was signed',
    reached('signing', 'delivery', 'delivered', 'objection', 'archived') !== (release !== null) && 'released at the wrong time',
    reached('delivery', 'delivered', 'objection', 'archived') !== (signed !== null) && 'signed at the wrong time',
    reached('delivered', 'objection', 'archived') !== (delivery !== null) && 'delivered at the wrong time',
    consent === null && release?.form === 'electronic' && 'electronic without consent',
    delivery?.way === 'electronic' && release?.form !== 'electronic' && 'paper handed over electronically',
    reached('objection') && one.objections.at(-1)?.answer !== null && 'no open objection',
  ].filter((found) => found !== false)
}

function run(start: Parameters<typeof begun>[1], moves: readonly Move[]) {
  let now = START
  let one = begun(new Date(START).toISOString(), start)
  const seen: { readonly before: ReferenceCase; readonly after: ReferenceCase; readonly by: Actor; readonly call: Call }[] = []
  for (const move of moves) {
    const { by, action, hours } = tryOf(move, one)
    now += hours * 3600_000
    const done = perform(one, by, action, { now: new Date(now), rules })
    if (done.kind !== 'done') continue
    seen.push({ before: one, after: done.after, by, call: action.call })
    one = done.after
  }
  return { one, seen }
}

test('no order of calls by anybody leads to what the way forbids', () => {
  const reached = new Set<CaseState>()
  fc.assert(
    fc.property(anyCase, walk(150), (start, moves) => {
      const { seen } = run(start, moves)
      for (const { before, after, by, call } of seen) {
        reached.add(after.state)
        const row = steps.find((step) => step.call === call)
        expect(row?.by).toContain(by)
        expect(row?.from).toContain(before.state)
        expect(after.state).toBe(row && 'to' in row ? row.to : before.state)
        expect(wrongIn(after)).toEqual([])
        expect(endStates).not.toContain(before.state)
      }
    }),
    { numRuns: 1000 },
  )
  expect([...reached].toSorted()).toEqual(caseStates.toSorted())
})

test('what was refused changes nothing, and says whether the role, the state or something that is missing stands against it', () => {
  fc.assert(
    fc.property(anyCase, walk(40), anyTry, (start, moves, { by, action }) => {
      const { one } = run(start, moves)
      const before = structuredClone(one)
      const done = perform(one, by, action, { now: new Date(START), rules })
      const row = steps.find(({ call }) => call === action.call)
      expect(one).toEqual(before)
      if (done.kind === 'role') expect(row?.by).not.toContain(by)
      if (done.kind === 'state') expect(row?.from).not.toContain(one.state)
      if (done.kind === 'need') expect(row && 'needs' in row && row.needs).toContain(done.need)
    }),
  )
})

test('every case ends: from each state a way leads to an end', () => {
  const ahead = (from: CaseState, seen: readonly CaseState[] = []): boolean =>
    endStates.includes(from) ||
    steps.some((step) => 'to' in step && [...step.from].some((one) => one === from) && !seen.includes(step.to) && ahead(step.to, [...seen, from]))
  for (const state of caseStates) expect(ahead(state), state).toBe(true)
})

test('an electronic release waits for the consent, and paper does not', () => {
  const ready: ReferenceCase = { ...begun('2026-11-02T08:00:00Z'), state: 'release', approved: '2026-11-02T08:00:00Z' }
  const asked = (form: (typeof signatureForms)[number]) =>
    perform(ready, 'hr', { call: 'release', with: { form, text: 'a', digest: 'b' } }, { now: new Date(START), rules })
  expect(asked('electronic')).toEqual({ kind: 'need', need: 'consentForForm' })
  expect(asked('paper')).toMatchObject({ kind: 'done', after: { state: 'signing' } })
})

test('whoever is late is reminded by the clock, once a day and not before', () => {
  const rating: ReferenceCase = { ...begun('2026-11-02T08:00:00Z'), state: 'rating' }
  const after = (one: ReferenceCase, days: number) =>
    perform(one, 'clock', { call: 'remindOverdue', with: null }, { now: new Date(START + days * 24 * 3600_000), rules })
  expect(after(rating, 5)).toEqual({ kind: 'need', need: 'overdue' })
  const first = after(rating, 6)
  expect(first).toMatchObject({ kind: 'done', tells: ['manager'] })
  if (first.kind !== 'done') throw new Error(first.kind)
  expect(after(first.after, 6.5)).toEqual({ kind: 'need', need: 'overdue' })
  expect(after(first.after, 7.1)).toMatchObject({ kind: 'done' })
})
