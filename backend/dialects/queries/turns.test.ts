import { describe, expect, it } from 'vitest'
import { AskerGoneError, BusyError } from '../failure.ts'
import { createTurns, type Leave, type Waiter } from './turns.ts'

const LONG = 60_000
const stranger = (client: string, rest: Partial<Waiter> = {}): Waiter => ({ client, trusted: false, ...rest })
const owner: Waiter = { client: 'owner', trusted: true }

/** Whether something has come by now, without waiting for it. */
async function hasCome(promise: Promise<unknown>): Promise<boolean> {
  const nothing = Symbol('nothing')
  await new Promise((done) => setImmediate(done))
  return (await Promise.race([promise, Promise.resolve(nothing)])) !== nothing
}

describe('turns', () => {
  it('give one client half of the places, strangers together all but one, and the last one to the trusted', async () => {
    const { take } = createTurns({ places: 4 })
    await take(stranger('a'), LONG)
    await take(stranger('a'), LONG)
    expect(await hasCome(take(stranger('a'), LONG))).toBe(false)
    await take(stranger('b'), LONG)
    expect(await hasCome(take(stranger('c'), LONG))).toBe(false)
    expect(await hasCome(take(owner, LONG))).toBe(true)
    expect(await hasCome(take(owner, LONG))).toBe(false)
  })

  it('go from client to client, each in the order in which it asked', async () => {
    const { take } = createTurns({ places: 2 })
    const order: string[] = []
    const leave = await take(stranger('first'), LONG)
    const ask = async (name: string, client: string) => {
      const done = await take(stranger(client), LONG)
      order.push(name)
      done(false)
    }
    const all = [ask('a1', 'a'), ask('a2', 'a'), ask('a3', 'a'), ask('b1', 'b'), ask('b2', 'b')]
    leave(false)
    await Promise.all(all)
    expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
  })

  it('keep those that were slow in the way of each other only', async () => {
    const { take } = createTurns({ places: 4 })
    for (const client of ['slow1', 'slow2']) (await take(stranger(client), LONG))(true)
    await take(stranger('slow1'), LONG)
    const second = take(stranger('slow2'), LONG)
    expect(await hasCome(second)).toBe(false)
    expect(await hasCome(take(stranger('quick'), LONG))).toBe(true)
  })

  it('are refused when the wait is over, and when too many wait', async () => {
    const { take } = createTurns({ places: 2 })
    await take(stranger('a'), LONG)
    await expect(take(stranger('a'), 1)).rejects.toThrow(BusyError)
    const waiting = Array.from({ length: 500 }, () => take(stranger('a'), LONG))
    await expect(take(stranger('a'), LONG)).rejects.toThrow(BusyError)
    expect(await hasCome(Promise.race(waiting))).toBe(false)
    expect(await hasCome(take(owner, LONG))).toBe(true)
  })

  it('pass by whoever has left', async () => {
    const { take } = createTurns({ places: 2 })
    const leave: Leave = await take(stranger('a'), LONG)
    const leaving = new AbortController()
    const left = take(stranger('a', { signal: () => leaving.signal }), LONG)
    const next = take(stranger('b'), LONG)
    leaving.abort()
    await expect(left).rejects.toThrow(AskerGoneError)
    leave(false)
    expect(await hasCome(next)).toBe(true)
    await expect(take(stranger('a', { signal: () => leaving.signal }), LONG)).rejects.toThrow(AskerGoneError)
  })
})
