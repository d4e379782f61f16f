import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkAudit } from '../core/logs/check-audit.ts'
import { type Admin, openAdmin } from '../testing/admin.ts'
import { everyDatabase } from '../testing/databases.ts'

const [sqlite, postgres] = everyDatabase

describe.skipIf(!sqlite)('SQL that a superuser types', () => {
  let admin: Admin
  beforeAll(async () => {
    if (sqlite) admin = await openAdmin(sqlite)
  })
  afterAll(async () => {
    expect(admin.errors).toEqual([])
    await admin.close()
  })

  const run = (query: string) => admin.ask('POST', 'sql', { query })

  test('reads: the last statement is shown, cells are text or null, at most 1000 rows', async () => {
    const { json } = await run(
      "select ';' as a; /* x; */ select 1 as a, null as a, 0.5, 9007199254740993, x'c3a4', id from _params where 0 union all select 1, null, 0.5, 9007199254740993, x'c3a4', 'x'",
    )
    expect(json).toMatchObject({ affectedRows: 0, rows: [['1', null, '0.5', '9007199254740993', 'ä', 'x']], execTime: expect.any(Number) })
    expect((await run('select name, system from _collections limit 1')).json.columns).toEqual([
      { name: 'name', type: 'TEXT', nullable: true },
      { name: 'system', type: 'BOOLEAN', nullable: true },
    ])
    expect((await run('with recursive n(i) as (select 1 union all select i + 1 from n) select i from n')).json.rows).toHaveLength(1000)
  })

  test('changes all or nothing, and says how many rows', async () => {
    expect((await run('create table t (n int primary key); insert into t values (1), (2); update t set n = n + 10')).json).toMatchObject({
      affectedRows: 4,
      columns: [],
      rows: [],
    })
    const failed = await run('insert into t values (5); insert into t values (11)')
    expect(failed.json).toMatchObject({
      status: 400,
      message: expect.stringMatching(/^Failed to execute query\. Raw error: \nconstraint failed: UNIQUE/),
    })
    expect((await run('select group_concat(n) from t')).json.rows).toEqual([['11,12']])
  })

  test('stands in the operators’ log without its values when it changes something, and changes nothing there', async () => {
    const log = async () => (await admin.ask('GET', "collections/_audit/records?filter=target='sql'")).json
    const { totalItems } = await log()
    await run('create table noted (n int); insert into noted values (1), (2)')
    await run("update noted set n = 3 where n = 1 -- of ada@example.org\n or 'ada@example.org' = n")
    await run("select 'nothing' from noted")
    const { items } = await log()
    expect(items.slice(0, items.length - totalItems)).toMatchObject([
      {
        action: 'run',
        changes: [
          { name: 'query', after: 'update noted set n = ? where n = ?   or ? = n' },
          { name: 'rows', after: 1 },
        ],
      },
      {
        action: 'run',
        changes: [
          { name: 'query', after: 'create table noted (n int); insert into noted values (?), (?)' },
          { name: 'rows', after: 2 },
        ],
      },
    ])
    const hostile = [
      ...[
        'insert into _audit (seq) values (99)',
        "update _audit set email = ''",
        'delete from _audit',
        'drop table _audit',
        'drop trigger _audit_delete',
      ],
      ...[
        'alter table _audit rename to other',
        'create trigger t after insert on _audit begin select 1; end',
        'replace into _audit (seq) values (1)',
      ],
      'create unique index i on _audit (action)',
    ]
    for (const query of hostile) expect((await run(query)).json.message, query).toMatch(/not authorized|prohibited/)
    await run('create table bait (n int); create trigger hook after insert on bait begin delete from _audit; end')
    expect((await run('insert into bait values (1)')).status).toBe(400)
    expect((await checkAudit(admin.core)).broken).toBeUndefined()
  })

  test('takes effect on collections at once', async () => {
    await admin.ask('POST', 'collections', { name: 'notes', type: 'base', fields: [] })
    await run("update _collections set listRule = '' where name = 'notes'")
    expect((await admin.ask('GET', 'collections/notes/records', undefined, { token: null })).status).toBe(200)
  })

  test('says how many records it changed, and what it changed is in the totals of lists', async () => {
    await admin.ask('POST', 'collections', { name: 'counted', type: 'base', listRule: '', fields: [{ type: 'text', name: 'text' }] })
    const total = async () => (await admin.ask('GET', 'collections/counted/records?perPage=1')).json.totalItems
    expect((await run("insert into counted (id) values ('a'), ('b'), ('c')")).json.affectedRows).toBe(3)
    expect([await total(), await total()]).toEqual([3, 3])
    expect((await run("update counted set text = 'x'; delete from counted where id = 'a'")).json.affectedRows).toBe(4)
    expect(await total()).toBe(2)
  })

  test('may take from a table what notes its writes: that comes back', async () => {
    await admin.ask('POST', 'collections', { name: 'remade', type: 'base', listRule: '', createRule: '', fields: [] })
    const total = async () => (await admin.ask('GET', 'collections/remade/records?perPage=1')).json.totalItems
    await run("insert into remade (id) values ('a'), ('b')")
    expect(await total()).toBe(2)
    await run("create table other as select * from remade; drop table remade; alter table other rename to remade; delete from remade where id = 'a'")
    await run('create unique index remade_id on remade (id)')
    expect(await total()).toBe(1)
    expect((await admin.ask('POST', 'collections/remade/records', {})).status).toBe(200)
    expect(await total()).toBe(2)
  })

  test.each([
    ['select', 'SQL logic error: incomplete input (1)'],
    ["select 'open", 'SQL logic error: unrecognized token'],
    ['with x as (select 1) delete from _params', 'attempt to write a readonly database'],
    ["insert into _params (id) values ('x'); commit; insert into _params (id) values ('y')", 'not authorized'],
    ["attach '/tmp/x.db' as x", 'not authorized'],
    ["create table u (n); attach '/tmp/x.db' as x", 'not authorized'],
    ['pragma journal_mode = delete', 'not authorized'],
  ])('refuses %j', async (query, words) => {
    expect((await run(query)).json).toMatchObject({ status: 400, data: {}, message: expect.stringContaining(words) })
    expect((await run("select count(*) from _params where id in ('x', 'y')")).json.rows).toEqual([['0']])
  })

  test('is limited in length and to superusers', async () => {
    expect((await run(`select 1 ${' '.repeat(5000)}`)).json.data).toMatchObject({ query: { code: 'validation_length_too_long' } })
    expect((await admin.ask('POST', 'sql', { query: 'select 1' }, { token: null })).status).toBe(401)
  })
})

test.skipIf(!postgres)('SQL is refused with a sentence on PostgreSQL', async () => {
  if (!postgres) return
  const admin = await openAdmin(postgres)
  expect((await admin.ask('POST', 'sql', { query: 'select 1' })).json).toMatchObject({ status: 400, message: expect.stringContaining('embedded') })
  await admin.close()
})
