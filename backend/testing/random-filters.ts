import * as fc from 'fast-check'
import { numbers, texts } from './query-example.ts'

const literal = fc.oneof(
  texts.filter((text) => !text.endsWith('\\')).map((text) => `'${text}'`),
  numbers.map(String),
  fc.constantFrom('null', 'true', 'false', "'a%'", "'_'", "'A'", "'2026-03-10 12:34:56.789Z'", "'2026%'", "'x\\%y'", "'%a\\\\'"),
)
const userPaths = [
  'id',
  'name',
  'score',
  'roles',
  'roles:each',
  'roles:length',
  'name:lower',
  'email',
  'verified',
  'friends',
  'friends.name',
  'friends.score',
  'friends:length',
  'posts_via_author.title',
  'posts_via_readers.rank',
  'profiles_via_user.bio',
  'profiles_via_user.id',
  'friends.friends.name',
]
const plainPaths = [
  'id',
  'title',
  'rank',
  'active',
  'tags',
  'tags:each',
  'tags:length',
  'author',
  'author.id',
  'readers',
  'readers:each',
  'readers:length',
  'title:lower',
  'rank:lower',
  'data',
  'data:lower',
  'data.a',
  'data.a:lower',
  'data.b',
  'data.b.0',
  'data.b.1',
  'data.0',
  'data.c.d',
  'place',
  'place.lon',
  'place.lat',
  'created',
  'notes_via_post.text',
  'notes_via_post.id',
]

/** Paths from a post that anyone may filter by. */
const paths: readonly string[] = [...plainPaths, ...userPaths.flatMap((path) => [`author.${path}`, `readers.${path}`])]

const trustedPaths = [
  ...paths,
  ...[
    'secret',
    '@request.auth.id',
    '@request.auth.name',
    '@request.auth.score',
    '@request.auth.roles:each',
    '@request.auth.friends.name',
    '@request.query.a',
    '@request.query.rank',
  ],
  ...[
    '@request.body.title',
    '@request.body.title:isset',
    '@request.body.title:changed',
    '@request.body.rank:changed',
    '@request.body.tags:each',
    '@request.body.tags:length',
  ],
  ...[
    '@request.body.author.name',
    '@request.body.readers.name',
    '@request.body.readers.score',
    '@request.body.data.a',
    '@request.headers.x_y',
    '@request.method',
  ],
  ...[
    '@collection.users.name',
    '@collection.users:x.name',
    '@collection.users:x.score',
    '@collection.notes.text',
    '@collection.users.friends.score',
    '@collection.posts:o.title',
  ],
  ...['@now', '@yesterday', '@todayStart', '@monthEnd', '@year', '@weekday'],
]
const geoDistance = fc
  .array(fc.constantFrom('place.lon', 'place.lat', '10', '53.5', 'rank', 'title', 'data.a', 'null'), { minLength: 4, maxLength: 4 })
  .map((args) => `geoDistance(${args.join(', ')})`)
const strftime = fc
  .tuple(
    fc.constantFrom('%Y', '%Y-%m-%d', '%H:%M', '%d %m', '%w', '%j', '%W', '%U', '%s', '%f', '%%', '%q', '%F %T', '%e', '%k', '%I %p', '%u', '%G-%V'),
    fc.constantFrom(
      'created',
      'title',
      "'2026-03-10'",
      "'2024-02-29 05:06'",
      "'12:00'",
      'author.name',
      'readers.name',
      "'nonsense'",
      'rank',
      '2460000.5',
      "'2026-03-10T12:00:00+02:00'",
    ),
    fc.array(
      fc.constantFrom(
        "'+1 day'",
        "'-1 month'",
        "'start of month'",
        "'start of year'",
        "'weekday 1'",
        "'+1.5 hours'",
        "'start of day'",
        "'+90 minutes'",
        "'1 year'",
        "'bad'",
      ),
      { maxLength: 2 },
    ),
  )
  .map(([format, time, modifiers]) => `strftime(${[`'${format}'`, time, ...modifiers].join(', ')})`)

const operator = fc.constantFrom('=', '!=', '>', '>=', '<', '<=', '~', '!~', '?=', '?!=', '?>', '?<', '?~', '?!~', '?<=')

function filterOf(known: readonly string[]): fc.Arbitrary<string> {
  const operand = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known) },
    { weight: 5, arbitrary: literal },
    { weight: 1, arbitrary: strftime },
    { weight: 1, arbitrary: geoDistance.filter((call) => !call.includes('null')) },
  )
  const comparison = fc.tuple(operand, operator, operand).map((parts) => parts.join(' '))
  return fc.array(fc.tuple(comparison, fc.constantFrom(' && ', ' || ', ' && (', ' || (')), { minLength: 1, maxLength: 4 }).map((parts) => {
    const open = parts.slice(0, -1).filter(([, join]) => join.endsWith('(')).length
    return `${parts.map(([text, join], index) => (index < parts.length - 1 ? text + join : text)).join('')}${')'.repeat(open)}`
  })
}

/** Filters over posts that only use what anyone may, and such that rules and superusers may use. */
export const openFilter = filterOf(paths)
export const trustedFilter = filterOf(trustedPaths)

/** Sorts by one to three keys. */
export const sortArbitrary = fc
  .array(fc.tuple(fc.constantFrom('', '-', '+'), fc.constantFrom(...paths)), { minLength: 1, maxLength: 3 })
  .map((fields) => fields.map((parts) => parts.join('')).join(','))
