import { afterEach, describe, expect, it } from 'vitest'
import { EngineBusy, EngineLeft, EngineTooSlow } from './errors.ts'
import { createPool, type Pool } from './pool.ts'
import type { TestKinds } from './testing/worker.ts'

const limits = { most: 100, deadlines: 1 }
const kinds = { echo: limits, spin: limits, swell: limits, hold: limits, fail: limits }

/** A deadline that no test reaches by itself. */
const NEVER = 3600

let pool: Pool<TestKinds>
afterEach(() => pool.close())

function open({ threads = 2, deadline = NEVER } = {}): Pool<TestKinds> {
  pool = createPool<TestKinds>({ worker: new URL('./testing/worker.ts', import.meta.url), kinds, threads, deadline })
  return pool
}

/** Work that lasts until it is let go. */
function hold(caller: string, signal?: AbortSignal) {
  const lock = new Int32Array(new SharedArrayBuffer(4))
  const done = pool.run('hold', lock, { caller, signal })
  done.catch(() => undefined)
  const letGo = () => {
    Atomics.store(lock, 0, 1)
    Atomics.notify(lock, 0)
  }
  return { done, letGo }
}

const echo = (caller: string, text = 'a') => pool.run('echo', text, { caller })

describe('work that never ends', () => {
  it('is ended at its deadline, and its thread is replaced', async () => {
    open({ threads: 1, deadline: 0.2 })
    await expect(pool.run('spin', '', { caller: 'a' })).rejects.toBeInstanceOf(EngineTooSlow)
    expect(await echo('a')).toBe('a')
  })

  it('lets everybody else be answered while it runs', async () => {
    open()
    const order: string[] = []
    const leaving = new AbortController()
    const endless = pool.run('spin', '', { caller: 'a', signal: leaving.signal }).catch((error: Error) => order.push(error.name))
    order.push(await echo('b', 'first'), await echo('c', 'second'))
    leaving.abort()
    await endless
    expect(order).toEqual(['first', 'second', 'EngineLeft'])
  })

  it.each(['pieces', 'map'] as const)('in memory ends its own thread only (%s)', async (how) => {
    open()
    const other = hold('b')
    await expect(pool.run('swell', how, { caller: 'a' })).rejects.toBeInstanceOf(EngineTooSlow)
    other.letGo()
    expect(await other.done).toBe('held')
    expect(await echo('a')).toBe('a')
  })
})

describe('one caller', () => {
  it('never holds all threads: who comes later is answered first', async () => {
    open()
    const [first, second] = [hold('a'), hold('a')]
    const order: string[] = []
    void second.done.then(() => order.push('a'))
    order.push(await echo('b', 'b'))
    expect(order).toEqual(['b'])
    first.letGo()
    second.letGo()
    await second.done
    expect(order).toEqual(['b', 'a'])
  })

  it('has few places to wait, and is told when to come again; others have theirs', async () => {
    open()
    const held = Array.from({ length: 5 }, () => hold('a'))
    await expect(echo('a')).rejects.toMatchObject({ name: 'EngineBusy', retryAfter: NEVER })
    expect(await echo('b')).toBe('a')
    for (const one of held) one.letGo()
    expect(await Promise.all(held.map(({ done }) => done))).toEqual(Array(5).fill('held'))
  })
})

describe('the queue', () => {
  it('is bounded: who finds no place is refused at once', async () => {
    open()
    const held = Array.from({ length: 2 + 16 }, (_, index) => hold(String(index)))
    await expect(echo('late')).rejects.toBeInstanceOf(EngineBusy)
    for (const one of held) one.letGo()
    await Promise.all(held.map(({ done }) => done))
    expect(await echo('late')).toBe('a')
  })

  it('is left by who has waited as long as a text may take', async () => {
    open({ threads: 1, deadline: 0.1 })
    const lock = hold('a')
    await expect(echo('b')).rejects.toBeInstanceOf(EngineBusy)
    await expect(lock.done).rejects.toBeInstanceOf(EngineTooSlow)
  })

  it('forgets who has left: they are not answered, and their place is free', async () => {
    open({ threads: 1 })
    const leaving = new AbortController()
    const running = hold('a')
    const waiting = hold('b', leaving.signal)
    leaving.abort()
    await expect(waiting.done).rejects.toBeInstanceOf(EngineLeft)
    running.letGo()
    expect(await echo('c')).toBe('a')
  })
})

it('a client that leaves frees the thread that works for it', async () => {
  open({ threads: 1 })
  const leaving = new AbortController()
  const endless = pool.run('spin', '', { caller: 'a', signal: leaving.signal })
  const next = echo('b')
  leaving.abort()
  await expect(endless).rejects.toBeInstanceOf(EngineLeft)
  expect(await next).toBe('a')
  await expect(pool.run('echo', '', { caller: 'a', signal: leaving.signal })).rejects.toBeInstanceOf(EngineLeft)
})

it('what is under way when the pool closes has nobody who waits for it', async () => {
  open({ threads: 1 })
  const [running, waiting] = [hold('a'), hold('b')]
  await pool.close()
  await expect(running.done).rejects.toBeInstanceOf(EngineLeft)
  await expect(waiting.done).rejects.toBeInstanceOf(EngineLeft)
})

it('more than a kind takes reaches no thread', async () => {
  open()
  await expect(echo('a', 'a'.repeat(101))).rejects.toBeInstanceOf(RangeError)
})

it('an error of the work itself is told as it is, and the thread goes on', async () => {
  open({ threads: 1 })
  await expect(pool.run('fail', 'broken', { caller: 'a' })).rejects.toMatchObject({ name: 'TypeError', message: 'broken' })
  expect(await echo('a')).toBe('a')
})
