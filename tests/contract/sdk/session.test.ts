import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type NotesBackend, PASSWORD, ROOT, startNotesBackend } from './notes-backend.ts'
import { type Stage, stages } from './stages.ts'

let backend: NotesBackend
beforeAll(async () => {
  backend = await startNotesBackend()
})
afterAll(() => backend.close())

describe.each(stages)('a session of the SDK in $name', ({ name, open }) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await open(backend.url)
  })
  beforeEach(() => stage.reset())
  afterAll(() => stage.close())

  /** A person of this test alone. */
  async function person(test: string) {
    const email = `${test}.${name.toLowerCase()}@example.org`
    return { email, password: PASSWORD, id: await backend.signUp(email, { name: 'Ann' }) }
  }

  it('shows its record as it is after an update, and keeps it when others are updated', async () => {
    const ann = await person('update')
    const states = await stage.play(async ({ PocketBase, url }, { email, password, id }) => {
      const client = new PocketBase(url)
      const people = client.collection('people')
      const { token } = await people.authWithPassword(email, password)
      await people.update(id, { name: 'Anna' })
      const updated = client.authStore.record?.name
      await client.collection('notes').create({ id, text: 'a note with the id of a person' })
      await client.collection('notes').update(id, { text: 'changed' })
      return [updated, client.authStore.record?.name, client.authStore.record?.text ?? 'no text', client.authStore.token === token]
    }, ann)
    expect(states).toEqual(['Anna', 'Anna', 'no text', true])
  })

  it('ends when its record is deleted, and not when another is', async () => {
    const ann = await person('delete')
    const states = await stage.play(async ({ PocketBase, url }, { email, password, id }) => {
      const client = new PocketBase(url)
      const people = client.collection('people')
      await people.authWithPassword(email, password)
      const note = await client.collection('notes').create({ text: 'one' })
      await client.collection('notes').delete(note.id)
      const before = client.authStore.isValid
      await people.delete(id)
      return [before, client.authStore.isValid, client.authStore.token, client.authStore.record]
    }, ann)
    expect(states).toEqual([true, false, '', null])
  })

  it('knows that its address was verified', async () => {
    const ann = await person('verify')
    await backend.root.collection('people').requestVerification(ann.email)
    const states = await stage.play(
      async ({ PocketBase, url }, { email, password, token }) => {
        const client = new PocketBase(url)
        const people = client.collection('people')
        await people.authWithPassword(email, password)
        const before = client.authStore.record?.verified
        await people.confirmVerification(token)
        const after = client.authStore.record?.verified
        await people.authRefresh()
        return [before, after, client.authStore.record?.verified]
      },
      { ...ann, token: await backend.mailedToken(ann.email) },
    )
    expect(states).toEqual([false, true, true])
  })

  it('ends when its address has changed, as its token does', async () => {
    const ann = await person('change')
    const next = `new.${ann.email}`
    const client = await stage.play(
      async ({ PocketBase, url }, { email, password, newEmail }) => {
        const people = new PocketBase(url).collection('people')
        const { token } = await people.authWithPassword(email, password)
        await people.requestEmailChange(newEmail)
        return token
      },
      { ...ann, newEmail: next },
    )
    const states = await stage.play(
      async ({ PocketBase, url, refusalOf }, { old, newEmail, token, password, id }) => {
        const client = new PocketBase(url)
        const people = client.collection('people')
        client.authStore.save(old, await people.getOne(id))
        await people.confirmEmailChange(token, password)
        const after = [client.authStore.token, client.authStore.record]
        client.authStore.save(old, null)
        const refusal = await refusalOf(people.authRefresh())
        await people.authWithPassword(newEmail, password)
        return [...after, refusal?.status, client.authStore.record?.email, client.authStore.record?.verified]
      },
      { ...ann, old: client, newEmail: next, token: await backend.mailedToken(next) },
    )
    expect(states).toEqual(['', null, 401, next, true])
  })

  it('of a superuser is renewed before its token ends, and begun anew when it has ended', async () => {
    const calls = await stage.play(async ({ PocketBase, url }, { email, password }) => {
      const client = new PocketBase(url)
      const calls: string[] = []
      client.afterSend = (response, data) => {
        calls.push(new URL(response.url).pathname.replace('/api/collections/_superusers', ''))
        return data
      }
      const longerThanTokensLive = 10 ** 9
      await client.collection('_superusers').authWithPassword(email, password, { autoRefreshThreshold: longerThanTokensLive })
      await client.health.check()
      const ended = `e30.${btoa(JSON.stringify({ exp: 1 }))}.e30`
      client.authStore.save(ended, client.authStore.record)
      const logs = await client.logs.getList(1, 1)
      client.authStore.clear()
      await client.health.check()
      return [...calls, logs.page]
    }, ROOT)
    const renewed = ['/auth-refresh', '/api/health']
    expect(calls).toEqual(['/auth-with-password', ...renewed, '/auth-with-password', '/api/logs', '/api/health', 1])
  })

  it('sends its token and its language with every request', async () => {
    const ann = await person('headers')
    const sent = await stage.play(async ({ PocketBase, BaseAuthStore, url }, { email, password }) => {
      const client = new PocketBase(url, new BaseAuthStore(), 'de-DE')
      const { token } = await client.collection('people').authWithPassword(email, password)
      const seen: unknown[] = []
      client.beforeSend = (address, options) => {
        seen.push(options.headers?.Authorization === token, options.headers?.['Accept-Language'])
        return { url: address, options }
      }
      await client.collection('notes').getList()
      return seen
    }, ann)
    expect(sent).toEqual([true, 'de-DE'])
  })
})
