import { expect, it } from 'vitest'
import { toInertJson, withoutProse, withProse } from './hydration-block.ts'

const encoded = '[{"_1":2},"loaderData",{"_3":4},"prose","<p>Text „so“</p>",12,"<p>"]\nP1:[]'

it('takes the prose out of the encoded data and puts it back', () => {
  const without = withoutProse(encoded, { main: '<p>Text „so“</p>' })
  expect(without).not.toContain('Text')
  expect(without).toContain('"<p>"')
  expect(without).toMatch(/\nP1:\[\]$/)
  expect(withProse(without, (name) => (name === 'main' ? '<p>Text „so“</p>' : ''))).toBe(encoded)
})

it('leaves data without prose as it is', () => {
  expect(withoutProse('[{"_1":2},"a",null]', {})).toBe('[{"_1":2},"a",null]')
})

it('writes JSON that cannot end its script element', () => {
  const text = toInertJson({ a: '</script><!--\u2028' })
  expect(text).not.toContain('<')
  expect(text).not.toContain('\u2028')
  expect(JSON.parse(text)).toEqual({ a: '</script><!--\u2028' })
})
