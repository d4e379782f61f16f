import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestCore } from '../../../testing/core.ts'
import { everyDatabase } from '../../../testing/databases.ts'
import type { Core } from '../../model/core.ts'
import { createCollection, updateCollection } from '../save.ts'
import { dryRunView } from './dry-run.ts'

describe.each(everyDatabase)('$engine', (engine) => {
  let core: Core
  let close: () => Promise<void>
  beforeAll(async () => {
    const opened = await openTestCore(engine)
    core = opened.core
    close = opened.close
    await createCollection(core, { id: 'authors_id', name: 'Authors', fields: [{ type: 'text', name: 'fullName' }] })
    const fields = [
      { type: 'text', name: 'title' },
      { type: 'number', name: 'Stars' },
      { type: 'relation', name: 'author', collectionId: 'authors_id', maxSelect: 1 },
    ]
    await createCollection(core, { id: 'posts_id', name: 'posts', fields })
    await core.inTransaction(async ({ connection }) => {
      await sql`insert into ${sql.id('Authors')} (id, ${sql.id('fullName')}) values ('a', 'Ada'), ('b', 'Bo')`.execute(connection)
      await sql`insert into posts (id, title, ${sql.id('Stars')}, author) values ('p', 'One', 3, 'a'), ('q', 'Two', 4, 'a')`.execute(connection)
    })
  })
  afterAll(() => close())

  async function fieldsOf(query: string): Promise<readonly string[]> {
    const { fields } = await dryRunView(core, query)
    return fields.map(({ name, type }) => `${name} ${type}`)
  }

  test.each([
    ['select id, title, Stars from posts', ['id text', 'title text', 'Stars number']],
    ['SELECT p.id, p.title AS headLine FROM posts p', ['id text', 'headLine text']],
    ['select p.id, a.id as by, a.fullName from posts as p left join Authors as a on a.id = p.author', ['id text', 'by relation', 'fullName text']],
    ['select posts.id, `posts`.`Stars` stars from posts -- all of them', ['id text', 'stars number']],
    [
      'select author as id, count(*) as total, cast(sum(Stars) as real) as stars from posts group by author',
      ['id text', 'total number', 'stars number'],
    ],
    [
      'select id, (title) as a, max(Stars) as b, cast(Stars as text) as c from posts group by id, title, Stars',
      ['id text', 'a json', 'b json', 'c text'],
    ],
    ['with x as (select id, title from posts) select id, title from x', ['id text', 'title json']],
    ['select (ROW_NUMBER() OVER()) as id, author from posts;', ['id text', 'author relation']],
    ['select id, title from posts union select id, title from posts', ['id text', 'title text']],
  ])('reads the fields of %s', async (query, expected) => {
    expect(await fieldsOf(query)).toEqual(expected)
  })

  test.each([
    ['select * from posts', /wildcard/],
    ['select p.* from posts p', /wildcard/],
    ['select title from posts', /id column is missing/],
    ['(select 1 as id union all select 1 as id)', /non-unique ids/],
    ["select '' as id", /empty or invalid ids/],
    ['select 1 as id; drop table posts', /multiple statements/],
    ['select 1 as id) as x; drop table posts; select (1', /multiple statements/],
    ['select 1 as id) union select (2', /parenthesis/],
    ["select 1 as id where 'a", /not closed/],
    ['select id, title as "a b" from posts', /invalid/],
    ['delete from posts', /./],
    ['select id from missing', /missing/],
  ])('refuses %s', async (query, reason) => {
    await expect(dryRunView(core, query)).rejects.toThrow(reason)
    expect((await sql`select id from posts`.execute(core.connection)).rows).toHaveLength(2)
  })

  test('shows the first records', async () => {
    const { sample } = await dryRunView(
      core,
      'select p.id, fullName, (title || title) as twice from posts p join Authors a on a.id = p.author order by p.id',
    )
    expect(sample.map(({ values }) => values)).toEqual([
      { id: 'p', fullName: 'Ada', twice: 'OneOne' },
      { id: 'q', fullName: 'Ada', twice: 'TwoTwo' },
    ])
  })

  test('follows its source: a view is saved anew when a field it shows changes its options', async () => {
    const first = await createCollection(core, { name: 'first', type: 'view', viewQuery: 'select id, author from posts' })
    await createCollection(core, { name: 'second', type: 'view', viewQuery: 'select id, author as by from first' })
    const posts = core.collections.find('posts')!
    const many = posts.fields.map((field) => (field.type === 'relation' ? { ...field, maxSelect: 5 } : field))
    await updateCollection(core, posts, { fields: many })
    expect(core.collections.find('second')?.fields).toMatchObject([{ name: 'id' }, { name: 'by', maxSelect: 5 }])
    expect((await sql<{ by: string }>`select id, ${sql.id('by')} from second order by id`.execute(core.connection)).rows[0]?.by).toBe('["a"]')
    await updateCollection(core, first, { viewQuery: 'select id, author, title from posts' })
    expect((await sql`select * from second`.execute(core.connection)).rows).toHaveLength(2)
  })
})
