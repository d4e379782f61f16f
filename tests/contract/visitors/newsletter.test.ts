import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MailServer } from '../../../backend/testing/mail-server.ts'
import { digest } from '../../../services/backend-client/digest.ts'
import { deleteDue } from '../../../services/retention/delete-due.ts'
import { placesAboveDialects, type TestPlace } from '../places.ts'
import { type OpenWithMail, openWithMail } from './open-visitors.ts'

describe.each(placesAboveDialects)('the newsletter on $engine', ({ make }) => {
  let place: TestPlace
  let mail: MailServer
  let site: OpenWithMail

  beforeAll(async () => {
    place = await make()
    site = await openWithMail(place.env)
    mail = site.mail
  })
  afterAll(async () => {
    await site.close()
    await place.remove()
  })

  const tokenIn = (text = '') => /\?token=([\w-]{43})/.exec(text)?.[1] ?? ''
  const subscriptions = () => site.contract.collection('newsletter').getFullList()
  const subscribe = (email: string, from?: string) => site.send('newsletter', { email, age: '5000' }, from)
  const services = () => site.visitors.servicesFor('192.0.2.9')

  it('is confirmed by its reader, and left with one POST of the mail program', async () => {
    expect(await subscribe('Ada@Example.org')).toMatchObject({ kind: 'sent' })
    const asked = await mail.next()
    expect(asked).toMatchObject({ to: ['ada@example.org'], parsed: { subject: 'Bitte bestätigen Sie den Newsletter · Lotsenwerk' } })
    const token = tokenIn(asked.parsed.text)
    expect(asked.parsed.text).toContain('https://www.example.org/newsletter/bestaetigen?token=')
    const [waiting] = await subscriptions()
    expect(waiting).toMatchObject({ confirmed: '', tokenHash: digest(token) })
    expect(JSON.stringify(waiting)).not.toContain(token)

    expect(await services().confirmNewsletter(token)).toEqual({ kind: 'done' })
    expect(await services().confirmNewsletter(token)).toEqual({ kind: 'done' })
    const welcome = await mail.next()
    const address = `https://www.example.org/newsletter/abmelden?token=${token}`
    expect(welcome.raw.replace(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${address}>`)
    expect(welcome.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect((await subscriptions())[0]?.confirmed).not.toBe('')

    expect(await subscribe('ada@example.org')).toMatchObject({ kind: 'sent' })
    expect((await mail.next()).parsed.subject).toBe('Sie bekommen den Newsletter schon · Lotsenwerk')

    expect(await services().unsubscribe(token)).toEqual({ kind: 'done' })
    expect(await services().unsubscribe(token)).toEqual({ kind: 'done' })
    expect(await subscriptions()).toEqual([])
    expect(await services().confirmNewsletter(token)).toEqual({ kind: 'unknown' })
  })

  it('asks once when the form is sent twice, and forgets who does not answer', async () => {
    const outcomes = await Promise.all([subscribe('eve@example.org', '192.0.2.3'), subscribe('eve@example.org', '192.0.2.4')])
    expect(outcomes[1]).toEqual(outcomes[0])
    const token = tokenIn((await mail.next()).parsed.text)
    expect(await subscriptions()).toHaveLength(1)
    await expect.poll(() => site.contract.collection('outbox').getFullList()).toEqual([])
    await deleteDue(site.contract, new Date(Date.now() + 8 * 24 * 3600_000))
    expect(await subscriptions()).toEqual([])
    expect(await services().confirmNewsletter(token)).toEqual({ kind: 'unknown' })
  })

  it.each(['', 'x', "' || 1=1 || '", 'a'.repeat(43)])('a token that is none confirms nothing: %j', async (token) => {
    expect(await services().confirmNewsletter(token)).toEqual({ kind: 'unknown' })
    expect(await services().unsubscribe(token)).toEqual({ kind: 'done' })
  })
})
