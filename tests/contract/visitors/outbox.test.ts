import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../backend/testing/mail-server.ts'
import { placesAboveDialects, type TestPlace } from '../places.ts'
import { contact, open } from './open-visitors.ts'
import { killVisitorsApart, letLeasePass, startVisitorsApart } from './running-visitors.ts'

const SENT = 6
/** A third try comes after twenty seconds, and this machine may be busy. */
const PATIENCE = { timeout: 50_000, interval: 500 }

describe.each(placesAboveDialects)('mails on their way on $engine', ({ make }) => {
  let place: TestPlace
  let mail: MailServer

  beforeEach(async () => {
    place = await make()
    mail = await startMailServer()
  })
  afterEach(async () => {
    killVisitorsApart()
    await mail.close()
    await place.remove()
  })

  /** Takes mails until there have been so many; gives who got which. */
  async function taken(count: number): Promise<string[]> {
    const mails = await Promise.all(Array.from({ length: count }, () => mail.next()))
    return mails.map(({ to, parsed }) => `${to[0]} ${parsed.messageId}`).sort()
  }

  it('go out once each after mail server and process were both gone', async () => {
    const env = { ...place.env, SMTP_URL: `smtp://127.0.0.1:${mail.port}` }
    const { port } = mail
    await mail.close()
    const first = await startVisitorsApart(env)
    const answers = await Promise.all(
      Array.from({ length: SENT }, (_, index) => first.send({ ...contact, email: `v${index}@example.org`, message: `Nummer ${index}` })),
    )
    expect(answers).toEqual(Array.from({ length: SENT }, () => expect.objectContaining({ kind: 'sent' })))
    await first.kill()
    await letLeasePass(env)

    mail = await startMailServer({ port })
    // Two processes on the same data: each mail is one's to send.
    const [second] = await Promise.all([startVisitorsApart(env), startVisitorsApart(env)])
    const mails = await taken(2 * SENT)
    expect(new Set(mails).size).toBe(2 * SENT)
    expect(mails.filter((one) => one.startsWith('v'))).toHaveLength(SENT)
    // What comes next is of the next enquiry: nothing of the first ones is sent again.
    expect(await second.send({ ...contact, email: 'last@example.org', message: 'Die letzte Nummer' })).toMatchObject({ kind: 'sent' })
    const last = [await mail.next(), await mail.next()]
    expect(last.map(({ parsed }) => parsed.messageId).filter((id) => mails.some((one) => one.endsWith(` ${id}`)))).toEqual([])
    expect(last.map(({ to }) => to[0]).filter((to) => to?.startsWith('v'))).toEqual([])
    expect(last.map(({ to }) => to[0])).toContain('last@example.org')
  }, 240_000)

  it('become files, one each, where there is no mail server; a try that failed is said and made again', async () => {
    const outbox = join(place.env.DATA_DIR ?? '', 'outbox')
    const site = await open({ ...place.env, SMTP_URL: '' })
    expect(await site.send('contact', contact)).toMatchObject({ kind: 'sent' })
    await expect.poll(() => readdirSync(outbox).filter((name) => name.endsWith('.eml')).length, PATIENCE).toBe(2)
    await site.close()

    const { port } = mail
    await mail.close()
    const away = await open({ ...place.env, SMTP_URL: `smtp://127.0.0.1:${port}` })
    expect(await away.send('contact', { ...contact, message: 'Später' })).toMatchObject({ kind: 'sent' })
    const rows = () => away.contract.collection('outbox').getFullList()
    await expect
      .poll(async () => (await rows()).map(({ lastError }) => String(lastError)), PATIENCE)
      .toEqual([expect.stringContaining('ECONNREFUSED'), expect.stringContaining('ECONNREFUSED')])
    mail = await startMailServer({ port })
    await expect.poll(rows, PATIENCE).toEqual([])
    expect(await taken(2)).toHaveLength(2)
    await away.close()
  })
})
