import { describe, expect, it } from 'vitest'
import { BusyError } from '../dialects/failure.ts'
import { jsonBody } from './answer.ts'
import { createHeavyTurns } from './rate-limit.ts'

describe('heavy calls', () => {
  it('of one address wait for each other in their order, those of others do not', async () => {
    const takeTurn = createHeavyTurns()
    const gate = Promise.withResolvers<void>()
    const order: string[] = []
    const first = takeTurn('a', async () => {
      await gate.promise
      order.push('first')
    })
    const second = takeTurn('a', async () => void order.push('second'))
    await takeTurn('b', async () => void order.push('other'))
    gate.resolve()
    await Promise.all([first, second])
    expect(order).toEqual(['other', 'first', 'second'])
  })

  it('are refused when many of one address wait, go on behind one that failed, and are forgotten', async () => {
    const takeTurn = createHeavyTurns()
    const gate = Promise.withResolvers<void>()
    const failing = takeTurn('a', () => gate.promise.then(() => Promise.reject(new Error('failed'))))
    const waiting = Array.from({ length: 4 }, () => takeTurn('a', async () => 'done'))
    await expect(takeTurn('a', async () => 'done')).rejects.toBeInstanceOf(BusyError)
    expect(await takeTurn('b', async () => 'done')).toBe('done')
    gate.resolve()
    await expect(failing).rejects.toThrow('failed')
    expect(await Promise.all(waiting)).toEqual(['done', 'done', 'done', 'done'])
    expect(await takeTurn('a', async () => 'done')).toBe('done')
  })
})

describe('a long answer', () => {
  it('is the same JSON as a short one would be, whatever stands where it is cut', async () => {
    for (const sign of ['<', '😀', 'ä', 'a&😀', '\u2028']) {
      const value = { text: `x${sign.repeat(400_000)}` }
      const text = await new Response(jsonBody(value)).text()
      expect(text.endsWith('"}\n')).toBe(true)
      expect(text).not.toMatch(/[<>&\u2028]/)
      expect(JSON.parse(text)).toEqual(value)
    }
  })

  it('lets others have their turn while it is written', async () => {
    const order: string[] = []
    const written = new Response(jsonBody({ text: '<'.repeat(2_000_000) })).text().then(() => order.push('written'))
    await new Promise((done) => setTimeout(done))
    order.push('another')
    await written
    expect(order).toEqual(['another', 'written'])
  })
})
