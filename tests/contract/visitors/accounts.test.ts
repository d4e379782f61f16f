import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { company, testAccessTerms } from '#words/facts'
import type { MailServer } from '../../../backend/testing/mail-server.ts'
import { lockedNow } from '../../../services/accounts/lock.ts'
import { LINK_MINUTES, VERIFICATION_HOURS } from '../../../services/accounts/mail-links.ts'
import { deleteDue } from '../../../services/retention/delete-due.ts'
import { placesAboveDialects, type TestPlace } from '../places.ts'
import { type OpenWithMail, openWithMail } from './open-visitors.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

const signInRequest = (identity: string, password: string) =>
  new Request('http://backend.internal/api/collections/users/auth-with-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identity, password }),
  })

describe.each(placesAboveDialects)('a test access on $engine', ({ make }) => {
  let place: TestPlace
  let site: OpenWithMail
  /** The next mail to a visitor; the company is told of accounts too. */
  const mail: Pick<MailServer, 'next'> = {
    async next() {
      for (;;) {
        const one = await site.mail.next()
        if (one.to[0] !== company.email) return one
      }
    },
  }

  beforeAll(async () => {
    place = await make()
    site = await openWithMail(place.env)
  })
  afterAll(async () => {
    await site.close()
    await place.remove()
  })

  const newAddress = () => `${randomUUID()}@example.org`
  const details = { name: 'Änne Özil', company: 'Werft', products: ['talentscout'], terms: 'yes', age: '9000' }
  let senders = 0
  const register = (email: string, password = 'ein langer Satz') => {
    senders += 1
    return site.send('trial', { ...details, email, password }, `192.0.2.${senders}`)
  }
  const accountOf = (email: string) => site.contract.collection('users').getFirstListItem(site.contract.filter('email = {:email}', { email }))
  const tokenIn = (text = '') => /\?token=([\w.-]+)/.exec(text)?.[1] ?? ''
  const services = () => site.visitors.servicesFor('192.0.2.9')
  const press = (purpose: 'verify' | 'reset' | 'change', token: string, password?: string) => {
    const data = new FormData()
    if (password !== undefined) data.set('password', password)
    return services().followLink(purpose, token, data)
  }
  const confirmed = async (email: string) => {
    await register(email)
    expect(await press('verify', tokenIn((await mail.next()).parsed.text))).toEqual({ kind: 'done' })
  }

  it('keeps what was said, in which language, and which conditions were accepted; the password as a hash only', async () => {
    const email = newAddress()
    expect(await register(email.toUpperCase())).toMatchObject({ kind: 'sent' })
    expect(await accountOf(email)).toMatchObject({
      name: 'Änne Özil',
      products: ['talentscout'],
      locale: 'de',
      termsVersion: testAccessTerms.version,
      verified: false,
    })
    expect((await mail.next()).to).toEqual([email])
  })

  it('that nobody confirmed gives way to the next one, with its password and its link', async () => {
    const email = newAddress()
    await register(email, 'the password of a stranger')
    const first = tokenIn((await mail.next()).parsed.text)
    await register(email, 'the password of its owner')
    const second = tokenIn((await mail.next()).parsed.text)
    expect(await press('verify', first)).toEqual({ kind: 'unknown' })
    expect(await press('verify', second)).toEqual({ kind: 'done' })
    const users = site.contract.collection('users')
    await expect(users.authWithPassword(email, 'the password of a stranger')).rejects.toMatchObject({ status: 400 })
  })

  it('that is confirmed stays as it is, and its owner is told', async () => {
    const email = newAddress()
    await confirmed(email)
    const before = await accountOf(email)
    expect(await register(email, 'another password')).toMatchObject({ kind: 'sent' })
    expect((await mail.next()).parsed.subject).toBe('Sie haben schon einen Testzugang · Lotsenwerk')
    expect(await accountOf(email)).toEqual(before)
  })

  it('gets few mails a day from who registers its address', async () => {
    const email = newAddress()
    await confirmed(email)
    for (const password of ['zweites Passwort', 'drittes Passwort', 'viertes Passwort'])
      expect(await register(email, password)).toMatchObject({ kind: 'sent' })
    for (let count = 0; count < 2; count += 1) expect((await mail.next()).to).toEqual([email])
    // The next mail that goes out is to somebody else.
    const other = newAddress()
    await register(other)
    expect((await mail.next()).to).toEqual([other])
  })

  it('is deleted after a week without confirmation, and not with it', async () => {
    const [waiting, kept] = [newAddress(), newAddress()]
    await confirmed(kept)
    await register(waiting)
    await mail.next()
    await deleteDue(site.contract, new Date(Date.now() + 6 * DAY_MS))
    await expect(accountOf(waiting)).resolves.toBeDefined()
    await deleteDue(site.contract, new Date(Date.now() + 8 * DAY_MS))
    await expect(accountOf(waiting)).rejects.toMatchObject({ status: 404 })
    await expect(accountOf(kept)).resolves.toBeDefined()
  })

  it('that an operator lets wait longer is deleted when that is over', async () => {
    const email = newAddress()
    await register(email)
    await mail.next()
    const { id } = await accountOf(email)
    await site.contract.collection('users').update(id, { waitsUntil: new Date(Date.now() + 14 * DAY_MS) })
    await deleteDue(site.contract, new Date(Date.now() + 13 * DAY_MS))
    await expect(accountOf(email)).resolves.toBeDefined()
    await deleteDue(site.contract, new Date(Date.now() + 15 * DAY_MS))
    await expect(accountOf(email)).rejects.toMatchObject({ status: 404 })
  })

  it('is told to the company once, when its address is confirmed', async () => {
    const email = newAddress()
    await confirmed(email)
    const told = await companyMails(async () => {
      await site.contract.collection('users').update((await accountOf(email)).id, { company: 'Andere Werft' })
      await site.send('trial', { ...details, email: newAddress(), password: 'ein langer Satz' }, '192.0.2.77')
    })
    expect(told.filter((text) => text.includes(email))).toEqual([expect.stringMatching(/Änne Özil hat die Adresse .+ bestätigt/)])
    expect(told.find((text) => text.includes(email))).toContain('Werft')
  })

  /** What the company is told until the next mail to a visitor comes. */
  async function companyMails(work: () => Promise<unknown>): Promise<string[]> {
    await work()
    const texts: string[] = []
    for (;;) {
      const { to, parsed } = await site.mail.next()
      if (to[0] !== company.email) return texts
      texts.push(parsed.text ?? '')
    }
  }

  it('that an operator has locked lets nobody in, by password or by link, until it is unlocked', async () => {
    const email = newAddress()
    await confirmed(email)
    const users = site.contract.collection('users')
    const signIn = () => site.backend.fetch(signInRequest(email, 'ein langer Satz'), { peer: '192.0.2.66' })
    const { token } = z.object({ token: z.string() }).parse(await (await signIn()).json())
    const refresh = () => {
      const request = { method: 'POST', headers: { authorization: token } }
      return site.backend.fetch(new Request('http://backend.internal/api/collections/users/auth-refresh', request), { peer: '192.0.2.66' })
    }
    expect((await refresh()).status).toBe(200)
    const { id } = await accountOf(email)
    await users.update(id, lockedNow(new Date()))
    expect([(await signIn()).status, (await refresh()).status]).toEqual([403, 401])
    await users.update(id, { locked: '' })
    expect((await signIn()).status).toBe(200)
  })

  it('cannot be unlocked or put off by its owner', async () => {
    const email = newAddress()
    await confirmed(email)
    const { id } = await accountOf(email)
    const signedIn = await site.backend.fetch(signInRequest(email, 'ein langer Satz'), { peer: '192.0.2.5' })
    const { token } = z.object({ token: z.string() }).parse(await signedIn.json())
    const change = async (values: object) => {
      const headers = { authorization: token, 'content-type': 'application/json' }
      const request = new Request(`http://backend.internal/api/collections/users/records/${id}`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify(values),
      })
      return (await site.backend.fetch(request, { peer: '192.0.2.5' })).status
    }
    expect(await change({ waitsUntil: '2030-01-01 00:00:00.000Z' })).toBe(404)
    // A hidden field is not there for whoever may not see it.
    expect(await change({ locked: '2030-01-01 00:00:00.000Z' })).toBe(200)
    expect(await accountOf(email)).toMatchObject({ locked: '', waitsUntil: '' })
  })

  /** Only what asks for the date: timers, and with them the mail, go on. */
  async function hoursLater<T>(hours: number, work: () => Promise<T>): Promise<T> {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS })
    return work().finally(() => vi.useRealTimers())
  }

  it('whose link has run out stays unconfirmed, and the next link confirms it', async () => {
    const email = newAddress()
    await register(email)
    const token = tokenIn((await mail.next()).parsed.text)
    expect(await hoursLater(VERIFICATION_HOURS + 0.1, () => press('verify', token))).toEqual({ kind: 'unknown' })
    expect(await accountOf(email)).toMatchObject({ verified: false })
    expect(await hoursLater(VERIFICATION_HOURS - 0.1, () => press('verify', token))).toEqual({ kind: 'done' })
  })

  it('gets a new password by a link once, within half an hour, and by no link for something else', async () => {
    const email = newAddress()
    await confirmed(email)
    const users = site.contract.collection('users')
    await users.requestPasswordReset(email)
    const token = tokenIn((await mail.next()).parsed.text)
    expect(await hoursLater(LINK_MINUTES / 60 + 0.1, () => press('reset', token, 'ein neues Passwort'))).toEqual({ kind: 'unknown' })
    for (const other of ['verify', 'change'] as const) expect(await press(other, token, 'ein langer Satz')).toEqual({ kind: 'unknown' })
    expect(await press('reset', token, 'ein neues Passwort')).toEqual({ kind: 'done' })
    expect(await press('reset', token, 'noch ein Passwort')).toEqual({ kind: 'unknown' })
    const signIn = (password: string) => site.backend.fetch(signInRequest(email, password), { peer: '192.0.2.8' }).then(({ status }) => status)
    expect([await signIn('ein langer Satz'), await signIn('noch ein Passwort'), await signIn('ein neues Passwort')]).toEqual([400, 400, 200])
  })

  it.each(['', 'x', 'a.b.c', "' || 1=1"])('a token that is none does nothing: %j', async (token) => {
    expect(await press('verify', token)).toEqual({ kind: 'unknown' })
    expect(await press('reset', token, 'ein langer Satz')).toEqual({ kind: 'unknown' })
    expect(await press('change', token, 'ein langer Satz')).toEqual({ kind: 'unknown' })
  })
})
