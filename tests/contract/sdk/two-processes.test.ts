import PocketBase from 'pocketbase'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../eventually.ts'
import { places } from '../places.ts'
import type { RunningBackend } from '../running-backend.ts'
import { type NotesBackend, PASSWORD, startNotesBackend } from './notes-backend.ts'

describe.each(places.filter(({ engine }) => engine === 'postgres'))('two processes on one $engine database', (kind) => {
  let backend: NotesBackend
  let second: RunningBackend
  beforeAll(async () => {
    backend = await startNotesBackend(kind)
    second = await backend.startAnother()
  })
  afterAll(async () => {
    await second.kill()
    await backend.close()
  })

  const clients = () => [new PocketBase(backend.url), new PocketBase(second.url)] as const

  it('bring each other’s events to the SDK, both ways', async () => {
    const [here, there] = clients()
    const heard: string[] = []
    for (const [name, client] of [
      ['here', here],
      ['there', there],
    ] as const) {
      await client.collection('notes').subscribe('*', ({ action, record }) => heard.push(`${name}: ${action} ${record.text}`))
    }
    const note = await here.collection('notes').create({ text: 'one' })
    await eventually(() => expect(heard).toHaveLength(2))
    await there.collection('notes').update(note.id, { text: 'two' })
    await eventually(() => expect(heard).toHaveLength(4))
    await here.collection('notes').delete(note.id)
    await eventually(() => expect(heard).toHaveLength(6))
    expect(heard.slice(0, 2).sort()).toEqual(['here: create one', 'there: create one'])
    expect(heard.slice(2, 4).sort()).toEqual(['here: update two', 'there: update two'])
    expect(heard.slice(4).sort()).toEqual(['here: delete two', 'there: delete two'])
    for (const client of [here, there]) await client.realtime.unsubscribe()
  })

  it('know each other’s collections and sessions', async () => {
    const [here, there] = clients()
    await backend.signUp('ann@example.org')
    await here.collection('people').authWithPassword('ann@example.org', PASSWORD)
    there.authStore.save(here.authStore.token, here.authStore.record)
    expect((await there.collection('people').authRefresh()).record.email).toBe('ann@example.org')
    await backend.root.collections.create({ name: 'later', type: 'base', listRule: '', fields: [] })
    await eventually(async () => expect((await there.collection('later').getList()).totalItems).toBe(0))
  })

  it('go on one without the other, and hear of each other again once it is back', async () => {
    const [, there] = clients()
    const heard: string[] = []
    await there.collection('notes').subscribe('*', ({ record }) => heard.push(record.text))
    await backend.kill()
    await there.collection('notes').create({ text: 'alone' })
    await eventually(() => expect(heard).toEqual(['alone']))
    await backend.startAgain()
    await backend.root.collection('notes').create({ text: 'from the other' })
    await eventually(() => expect(heard).toEqual(['alone', 'from the other']))
    await there.realtime.unsubscribe()
  })
})
