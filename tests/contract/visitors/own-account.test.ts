import { randomUUID } from 'node:crypto'
import type { RecordService } from 'pocketbase'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MailServer } from '../../../backend/testing/mail-server.ts'
import { placesAboveDialects, type TestPlace } from '../places.ts'
import { type OpenWithMail, openWithMail, signedIn } from './open-visitors.ts'

const PASSWORD = 'ein langer Satz'
const NEXT = 'ein anderer Satz'

describe.each(placesAboveDialects)('who has a test access, on $engine,', ({ make }) => {
  let place: TestPlace
  let site: OpenWithMail
  let mail: MailServer

  beforeAll(async () => {
    place = await make()
    site = await openWithMail(place.env)
    mail = site.mail
  })
  afterAll(async () => {
    await site.close()
    await place.remove()
  })

  async function newAccount(values: Readonly<Record<string, unknown>> = {}) {
    const email = `${randomUUID()}@example.org`
    const { id } = await site.contract.collection('users').create({
      ...{ email, password: PASSWORD, passwordConfirm: PASSWORD, verified: true, locale: 'de', name: 'Ada', company: 'Werft' },
      ...{ products: ['talentscout'], termsVersion: '2026-11-21', termsAccepted: '2026-11-21 10:00:00.000Z' },
      ...values,
    })
    return { id, email }
  }
  const stored = (id: string) => site.contract.collection('users').getOne(id)
  /** The next mail that goes to this address; what tells of sign-ins is put aside. */
  async function mailTo(email: string): Promise<Awaited<ReturnType<MailServer['next']>>> {
    const next = await mail.next()
    return next.to.includes(email) && !next.parsed.subject?.includes('Neue Anmeldung') ? next : mailTo(email)
  }
  const tokenIn = (text = '') => /\?token=([\w.-]+)/.exec(text)?.[1] ?? ''
  const press = (purpose: 'reset' | 'change', token: string, password: string) => {
    const data = new FormData()
    data.set('password', password)
    return site.visitors.servicesFor('192.0.2.9').followLink(purpose, token, data)
  }
  const newPassword = (users: RecordService, id: string) => users.update(id, { oldPassword: PASSWORD, password: NEXT, passwordConfirm: NEXT })

  it('is written by the site itself, which is nobody who operates: their log stays empty', async () => {
    await newAccount()
    expect(await site.contract.collection('_audit').getList()).toMatchObject({ items: [], totalItems: 0 })
  })

  describe('does not rewrite the record of the consent', () => {
    const refused = [
      { termsVersion: '1999-01-01' },
      { 'termsVersion:autogenerate': '1999-01-01' },
      { termsAccepted: '1999-01-01 10:00:00.000Z' },
      { termsAccepted: '' },
      { termsVersion: null, termsAccepted: null },
      { products: 'anything' },
      { products: { 0: 'talentscout' } },
      { products: ['talentscout', 'talentscout'] },
      { products: ['talentscout', 'something else'] },
      { products: null },
      { name: 'Eve', termsVersion: '2026-11-21' },
    ]

    it('in no way', async () => {
      const { id, email } = await newAccount()
      const before = await stored(id)
      const users = await signedIn(site, email, PASSWORD)
      for (const values of refused) await expect(users.update(id, values), JSON.stringify(values)).rejects.toMatchObject({ status: 404 })
      expect(await stored(id)).toEqual(before)
    })

    it('by a batch either, while name, company and products of the form are changed', async () => {
      const { id, email } = await newAccount()
      const users = await signedIn(site, email, PASSWORD)
      const batch = users.client.createBatch()
      batch.collection('users').update(id, { termsAccepted: '' })
      await expect(batch.send()).rejects.toMatchObject({ status: 400 })
      const details = { name: 'Änne', company: 'Neue Werft', products: ['zeugnisgenerator', 'talentscout'] }
      await users.update(id, details)
      expect(await stored(id)).toMatchObject({ ...details, termsVersion: '2026-11-21', termsAccepted: '2026-11-21 10:00:00.000Z' })
    })
  })

  it('asks for a link with one field, which a browser fills in no time; the hidden field and the limits stay', async () => {
    for (const form of ['forgotten', 'verification', 'newsletter'] as const) {
      const fields = { email: `${randomUUID()}@example.org`, age: '40' }
      expect(await site.send(form, { ...fields, subject: 'buy' }, '192.0.2.30')).toMatchObject({ kind: 'refused', reason: 'trap' })
      expect(await site.send(form, fields, '192.0.2.30')).toMatchObject({ kind: 'sent' })
    }
    const outcomes = []
    for (let count = 0; count < 10; count += 1) {
      outcomes.push((await site.send('forgotten', { email: `${randomUUID()}@example.org`, age: '40' }, '192.0.2.30')).kind)
    }
    expect(outcomes).toEqual([...Array(9).fill('sent'), 'refused'])
  })

  describe('is told at the address of until now', () => {
    const time = /am \d{1,2}\. \p{L}+ \d{4} um \d\d:\d\d (?:MEZ|MESZ) geändert/u

    it('that the password was changed: by its owner', async () => {
      const { id, email } = await newAccount()
      await newPassword(await signedIn(site, email, PASSWORD), id)
      const { parsed } = await mailTo(email)
      expect(parsed.subject).toBe('Ihr Passwort wurde geändert · Lotsenwerk')
      expect(parsed.text?.replaceAll('\u00a0', ' ')).toMatch(time)
      expect(parsed.text).toContain('https://www.example.org/testzugang/passwort-vergessen')
      expect(parsed.text).not.toContain(NEXT)
    })

    it('by a link, in the language of the account', async () => {
      const { email } = await newAccount({ locale: 'en' })
      await site.send('forgotten', { email, age: '9000' })
      expect(await press('reset', tokenIn((await mailTo(email)).parsed.text), NEXT)).toEqual({ kind: 'done' })
      const { parsed } = await mailTo(email)
      expect(parsed.subject).toBe('Your password was changed · Lotsenwerk')
      expect(parsed.text).toContain('https://www.example.org/en/testzugang/passwort-vergessen')
    })

    it('that the address was changed, without the new one; by whoever runs the site, too', async () => {
      const { id, email } = await newAccount()
      const next = `${randomUUID()}@example.org`
      const users = await signedIn(site, email, PASSWORD)
      await users.requestEmailChange(next)
      expect(await press('change', tokenIn((await mailTo(next)).parsed.text), PASSWORD)).toEqual({ kind: 'done' })
      const told = await mailTo(email)
      expect(told.parsed.subject).toBe('Ihr Testzugang hat eine neue E-Mail-Adresse · Lotsenwerk')
      expect(told.parsed.text).not.toContain(next)
      await site.contract.collection('users').update(id, { email: `${randomUUID()}@example.org` })
      expect((await mailTo(next)).parsed.subject).toBe('Ihr Testzugang hat eine neue E-Mail-Adresse · Lotsenwerk')
    })

    it('of nothing else: not of another name, nor of what was refused', async () => {
      const { id, email } = await newAccount()
      const users = await signedIn(site, email, PASSWORD)
      await users.update(id, { name: 'Änne' })
      await expect(users.update(id, { oldPassword: 'wrong', password: NEXT, passwordConfirm: NEXT })).rejects.toMatchObject({ status: 400 })
      await site.send('forgotten', { email, age: '9000' })
      expect((await mailTo(email)).parsed.subject).toContain('Neues Passwort wählen')
    })
  })
})
