import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../backend/testing/mail-server.ts'
import { places, type TestPlace } from '../places.ts'
import { contact, type Fields, type OpenVisitors, open } from './open-visitors.ts'

const HALF_A_YEAR = /^\d{4}-\d{2}-\d{2}$/

describe.each(places)('what visitors send on $engine', ({ make }) => {
  let place: TestPlace
  let mail: MailServer
  let site: OpenVisitors

  beforeEach(async () => {
    place = await make()
    mail = await startMailServer()
    site = await open({ ...place.env, SMTP_URL: `smtp://127.0.0.1:${mail.port}`, LEADS_TO: 'vertrieb@example.org' })
  })
  afterEach(async () => {
    await site.close()
    await mail.close()
    await place.remove()
  })

  const leads = () => site.contract.collection('leads').getFullList()
  const waiting = () => site.contract.collection('outbox').getFullList()

  /** The next two mails by who gets them. */
  async function bothMails() {
    const mails = [await mail.next(), await mail.next()]
    return Object.fromEntries(mails.map((one) => [one.to[0], one.parsed]))
  }

  it('is stored, mailed to the company and confirmed, and then waits for nobody', async () => {
    const outcome = await site.send('contact', contact)
    expect(outcome).toEqual({ kind: 'sent', deleteOn: expect.stringMatching(HALF_A_YEAR) })
    expect(await leads()).toEqual([expect.objectContaining({ kind: 'contact', name: contact.name, email: contact.email, message: contact.message })])
    const { 'vertrieb@example.org': notice, 'aenne@example.org': receipt } = await bothMails()
    expect(notice).toMatchObject({ subject: `Neue Nachricht: ${contact.name}`, replyTo: [{ address: contact.email }] })
    expect(notice?.text).toContain('Moin,\nwas kostet es?')
    expect(receipt?.subject).toBe('Ihre Nachricht ist angekommen · Lotsenwerk')
    expect(receipt?.html).toMatch(/<html lang="de">[\s\S]*prefers-color-scheme:dark/)
    expect(`${receipt?.text}${receipt?.html}`).not.toMatch(/Änne|kostet/)
    await expect.poll(waiting).toEqual([])
    expect(site.errors).toEqual([])
  })

  it('is one record when it comes twice: pressed twice, from two tabs, or again after a lost line', async () => {
    const [first, second] = await Promise.all([site.send('contact', contact), site.send('contact', contact)])
    expect(second).toEqual(first)
    expect(await site.send('contact', { ...contact, submission: 'tab two' })).toEqual(first)
    expect(await leads()).toHaveLength(1)
    await bothMails()
    await expect.poll(waiting).toEqual([])
    expect(await site.send('contact', { ...contact, message: 'Noch etwas' })).toMatchObject({ kind: 'sent' })
    expect(await leads()).toHaveLength(2)
  })

  it.each<[string, Fields]>([
    ['demo', { ...contact, company: 'Werft', phone: '+49 40 1234567', products: ['talentscout', 'zeugnisparser'] }],
    ['partner', { ...contact, company: 'Werft', partnership: 'integration' }],
    ['press', { ...contact, company: 'Blatt', deadline: '2026-12-01' }],
  ])('%s brings what only it has', async (form, fields) => {
    expect(await site.send(form as 'demo', fields)).toMatchObject({ kind: 'sent' })
    const [lead] = await leads()
    expect(lead).toMatchObject({ kind: form, company: fields.company })
    expect(JSON.stringify(lead?.details)).toMatch(/talentscout|integration|2026-12-01/)
  })

  it('nothing in it becomes markup, a header or a recipient', async () => {
    const evil = '<script>alert(1)</script>{{7*7}}\nBcc: eve@example.org'
    expect(await site.send('contact', { ...contact, message: evil })).toMatchObject({ kind: 'sent' })
    const { 'vertrieb@example.org': notice } = await bothMails()
    expect(notice?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;{{7*7}}<br>Bcc: eve@example.org')
    expect(notice?.bcc).toBeUndefined()
    const injected = await site.send('contact', { ...contact, name: 'A\r\nBcc: eve@example.org', email: 'a@example.org\r\nBcc: eve@example.org' })
    expect(injected).toEqual({ kind: 'invalid', errors: { name: 'invalid_characters', email: 'invalid_email' } })
  })

  it('robots, and more than a person sends, are refused and not stored', async () => {
    expect(await site.send('contact', { ...contact, subject: 'buy' })).toMatchObject({ kind: 'refused', reason: 'trap' })
    expect(await site.send('contact', { ...contact, age: '300' })).toMatchObject({ kind: 'refused', reason: 'too_fast' })
    expect(await leads()).toEqual([])
    const outcomes = []
    for (let count = 0; count < 14; count += 1) outcomes.push(await site.send('contact', { ...contact, message: `${count}` }, '2001:db8::1'))
    expect(outcomes.filter(({ kind }) => kind === 'sent')).toHaveLength(12)
    expect(outcomes.at(-1)).toEqual({ kind: 'refused', reason: 'rate_limited', status: 429, retryAfter: expect.any(Number) })
    expect(await site.send('contact', contact, '2001:db8::2')).toMatchObject({ reason: 'rate_limited' })
    expect(await site.send('contact', contact, '2001:db8:0:1::1')).toMatchObject({ kind: 'sent' })
  })

  it('no address gets more than three confirmations a day, whoever types it', async () => {
    for (let count = 0; count < 5; count += 1) await site.send('contact', { ...contact, message: `${count}` }, `192.0.2.${count}`)
    const recipients = []
    for (let count = 0; count < 8; count += 1) recipients.push((await mail.next()).to[0])
    expect(recipients.filter((to) => to === contact.email)).toHaveLength(3)
    await expect.poll(waiting).toEqual([])
    expect(await leads()).toHaveLength(5)
  })
})
