import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it('writes one JSON line per event', () => {
  const lines: string[] = []
  createLog((line) => lines.push(line)).warn('something', { id: 'a' })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', event: 'something', id: 'a' })
  expect(lines[0]).toMatch(/\n$/)
})
