import { expect, it } from 'vitest'
import { TabStore } from './tab-store.ts'

/** The storage of a tab, as much of it as the session uses. */
function tab(): Storage {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    key: () => null,
    length: entries.size,
  }
}

const operator = { id: 'a', collectionId: 'b', collectionName: '_superusers' }

it('keeps the session for the next page of the tab, and nothing once it has ended', () => {
  const storage = tab()
  new TabStore(storage).save('token', operator)
  const next = new TabStore(storage)
  expect([next.token, next.record?.id]).toEqual(['token', 'a'])
  next.clear()
  expect([next.token, new TabStore(storage).token, storage.getItem('desk-session')]).toEqual(['', '', null])
})

it('loses no session to an answer that was cut off when the page was left', () => {
  const storage = tab()
  const store = new TabStore(storage)
  store.save('token', operator)
  // What the client makes of a body that ends in the middle.
  const cut: { readonly token?: string } = {}
  store.save(cut.token as string, {} as typeof operator)
  expect([store.token, new TabStore(storage).token]).toEqual(['token', 'token'])
})

it.each(['', '{', '{"token":"a"}', '[]', '{"token":1,"record":{}}'])('takes no session from what is none: %j', (text) => {
  const storage = tab()
  storage.setItem('desk-session', text)
  expect(new TabStore(storage).isValid).toBe(false)
})
