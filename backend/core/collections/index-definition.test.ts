import { expect, test } from 'vitest'
import { indexText, parseIndex, uniqueIndexOf } from './index-definition.ts'

test.each([
  ['create index idx on posts (title)', 'CREATE INDEX `idx` ON `posts` (`title`)'],
  [
    'CREATE UNIQUE INDEX IF NOT EXISTS "idx" on [posts] ([title] COLLATE NOCASE desc)',
    'CREATE UNIQUE INDEX IF NOT EXISTS `idx` ON `posts` (`title` COLLATE NOCASE DESC)',
  ],
  ['CREATE INDEX main.`idx` ON posts(a, lower(b))', 'CREATE INDEX `idx` ON `posts` (\n  `a`,\n  lower(b)\n)'],
  ["CREATE INDEX idx ON posts (\n`email`\n) WHERE `email` != ''", "CREATE INDEX `idx` ON `posts` (`email`) WHERE `email` != ''"],
  ["CREATE INDEX idx ON posts (a) WHERE a != ')'", "CREATE INDEX `idx` ON `posts` (`a`) WHERE a != ')'"],
])('writes %j in one way', (text, expected) => {
  const index = parseIndex(text)
  expect(index && indexText(index)).toBe(expected)
  expect(index && parseIndex(indexText(index))).toEqual(index)
})

test.each([
  'create unique idx on posts (a)',
  'create index on posts (a)',
  'create index idx on posts ()',
  'create index idx on posts (a',
  "create index idx on posts ('a)",
  'create index idx on posts (a); drop table posts',
  'select 1',
])('does not take %j for an index', (text) => {
  expect(parseIndex(text)).toBeUndefined()
})

test('knows the unique index over one column alone', () => {
  const indexes = ['create index a on t (email)', 'create unique index b on t (email, name)', 'create unique index c on t (EMAIL)']
  expect(uniqueIndexOf(indexes, 'email')?.name).toBe('c')
  expect(uniqueIndexOf(indexes, 'name')).toBeUndefined()
})
