import { expect, it } from 'vitest'
import { parseExpand } from './expand-request.ts'

it('a path includes its beginning, and paths share theirs', () => {
  expect(JSON.stringify(parseExpand(' author.team , author.home,.tags.'))).toBe('{"author":{"team":{},"home":{}},"tags":{}}')
})

it.each(['__proto__.polluted', 'constructor.prototype.polluted', 'a.__proto__.polluted'])('%s adds nothing to what all objects share', (expand) => {
  parseExpand(expand)
  expect('polluted' in {}).toBe(false)
})
