import { expect, it } from 'vitest'
import { judge } from './patterns/judge.ts'

it.each([
  [String.raw`^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$`, 'steep'],
  ['^(?:a+)+$', 'steep'],
  [String.raw`(?<!\s)\s+$`, 'even'],
  ['kündig.{0,100}schriftform', 'even'],
])('/%s/ is %s', async (source, verdict) => {
  const judged = await judge({ source, flags: 'i', at: '' })
  // A busy machine leaves recheck no time to say "safe"; then the attack is measured.
  expect(judged === 'steep' ? 'steep' : 'even').toBe(verdict)
})
