import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Admin, openAdmin } from '../../testing/admin.ts'
import { testDatabases } from '../../testing/databases.ts'
import { typesOf } from './write-types.ts'

const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url))

const accounts = { name: 'accounts', type: 'auth', fields: [{ name: 'company', type: 'text', required: true }] }
const leads = (accountsId: string) => ({
  name: 'open_leads',
  type: 'base',
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'state', type: 'select', values: ['new', 'won'], required: true },
    { name: 'tags', type: 'select', values: ['a', 'b"c'], maxSelect: 2 },
    { name: 'owner', type: 'relation', collectionId: accountsId },
    { name: 'value', type: 'number' },
    { name: 'due', type: 'date' },
    { name: 'place', type: 'geoPoint' },
    { name: 'notes', type: 'json' },
    { name: 'papers', type: 'file', maxSelect: 5 },
    { name: 'inner', type: 'text', hidden: true },
    { name: 'created', type: 'autodate', onCreate: true },
  ],
})
const view = { name: 'titles', type: 'view', viewQuery: 'SELECT id, title FROM open_leads' }

/** What a program of ours does with them. */
const program = `
import PocketBase from 'pocketbase'
import type { TypedPocketBase } from './collections.ts'

const pb: TypedPocketBase = new PocketBase('http://127.0.0.1')
const lead = await pb.collection('open_leads').getOne('id', { expand: 'owner' })
const state: 'new' | 'won' = lead.state
const tags: readonly ('a' | 'b"c')[] = lead.tags
const papers: string[] = lead.papers
const company: string | undefined = lead.expand?.owner?.company
const inner: string | undefined = lead.inner
const { items } = await pb.collection('titles').getList(1, 5, { filter: pb.filter('title = {:t}', { t: lead.title }) })
const title: string | undefined = items[0]?.title
const { record } = await pb.collection('accounts').authWithPassword('a', 'b')
const email: string | undefined = record.email
await pb.collection('open_leads').create({ title: 'x', state: 'won', due: new Date(), papers: [new File([], 'a.pdf')], notes: { free: true } })
await pb.collection('open_leads').update('id', { 'value+': 2, 'tags-': 'a', '+papers': new Blob([]), place: { lon: 1, lat: 2 } })
await pb.collection('accounts').create({ email: 'a@b.de', password: 'x', passwordConfirm: 'x', company: 'y' })
await pb.collection('open_leads').subscribe('*', ({ record: { value } }) => console.log(value.toFixed()))
console.log(state, tags, papers, company, inner, title, email)

// @ts-expect-error no such collection
pb.collection('lead')
// @ts-expect-error what is required is missing
await pb.collection('open_leads').create({ title: 'x' })
// @ts-expect-error no such field
await pb.collection('open_leads').create({ title: 'x', state: 'new', nothing: 1 })
// @ts-expect-error the server sets it
await pb.collection('open_leads').update('id', { created: '2026-01-01 00:00:00.000Z' })
// @ts-expect-error views are read only
await pb.collection('titles').create({ title: 'x' })
// @ts-expect-error nobody gets it
console.log(record.tokenKey)
`

describe.each(testDatabases)('types of collections on $engine', (engine) => {
  let admin: Admin
  let folder: string
  beforeAll(async () => {
    admin = await openAdmin(engine)
    folder = mkdtempSync(join(tmpdir(), 'backend-types-'))
    symlinkSync(modules, join(folder, 'node_modules'))
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    writeFileSync(join(folder, 'program.ts'), program)
    const { id } = (await admin.ask('POST', 'collections', accounts)).json
    for (const collection of [leads(id), view]) expect((await admin.ask('POST', 'collections', collection)).status).toBe(200)
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await admin.close()
  })

  const options = ['--ignoreConfig', '--noEmit', '--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes']
  const modern = ['--module', 'nodenext', '--target', 'esnext', '--allowImportingTsExtensions', '--types', '']
  /** What the compiler has to say of the program with the collections as they are now. */
  const problems = async () => {
    writeFileSync(join(folder, 'collections.ts'), typesOf(admin.core.collections))
    const compile = promisify(execFile)(join(modules, '.bin', 'tsc'), [...options, ...modern, 'program.ts'], { cwd: folder })
    const said = await compile.then(({ stdout }) => stdout).catch(({ stdout }: { stdout: string }) => stdout)
    return said.split('\n').filter((line) => line !== '')
  }
  const change = async (edit: (field: { name: string; values?: readonly string[] }) => object | undefined) => {
    const { fields } = (await admin.ask('GET', 'collections/open_leads')).json
    const edited = fields.flatMap((field: { name: string }) => edit(field) ?? [])
    expect((await admin.ask('PATCH', 'collections/open_leads', { fields: edited })).status).toBe(200)
  }

  test('let a program compile that uses them as they are, and are the same for the same collections', async () => {
    expect(await problems()).toEqual([])
    expect(typesOf(admin.core.collections)).toBe(typesOf(admin.core.collections))
  })

  test('stop it where a field or a choice that it uses is gone', async () => {
    await change((field) => (field.name === 'state' ? { ...field, values: ['new'] } : field))
    expect(await problems()).toEqual([expect.stringContaining(`Type '"won"' is not assignable to type '"new"'`)])
    await change((field) => (field.name === 'state' ? { ...field, values: ['new', 'won'] } : field))
    await change((field) => (field.name === 'value' ? { ...field, name: 'worth' } : field))
    expect((await problems()).join('\n')).toMatch(/'value\+'+ does not exist[\s\S]*Property 'value' does not exist/)
    await change((field) => (field.name === 'worth' ? { ...field, name: 'value' } : field))
    expect(await problems()).toEqual([])
    await change((field) => (field.name === 'papers' ? undefined : field))
    expect((await problems()).join('\n')).toContain("Property 'papers' does not exist")
  })
})
