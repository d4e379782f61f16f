import type PocketBase from 'pocketbase'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../backend/testing/mail-server.ts'
import { digest } from '../../../services/backend-client/digest.ts'
import { placesAboveDialects, type TestPlace } from '../places.ts'
import { open, openContract } from './open-visitors.ts'
import { killVisitorsApart, letLeasePass, startVisitorsApart } from './running-visitors.ts'

/** `ISSUE_READERS=5000` tries it on as many as a newsletter of ours may have. */
const READERS = Number(process.env.ISSUE_READERS || 120)
const PATIENCE = { timeout: 200_000, interval: 500 }

const text = '## Neu\n\nDas **Zeugnis** <script>alert(1)</script> ![Bild](https://tracker.example/a.png) [Artikel](https://www.example.org/a)'
const issue = { state: 'sending', subjectDe: 'Neues im Dezember', subjectEn: 'News in December', textDe: text, textEn: 'In **English**' }

async function fillReaders(contract: PocketBase, count: number): Promise<void> {
  for (let from = 0; from < count; from += 50) {
    const batch = contract.createBatch()
    for (let at = from; at < Math.min(from + 50, count); at += 1) {
      const record = { email: `r${at}@example.org`, locale: at % 4 === 0 ? 'en' : 'de', tokenHash: digest(`reader ${at}`) }
      batch.collection('newsletter').create({ ...record, confirmed: '2026-11-01 10:00:00.000Z' })
    }
    await batch.send()
  }
}

describe.each(placesAboveDialects)('an issue of the newsletter on $engine', ({ make }) => {
  let place: TestPlace
  let mail: MailServer
  let env: Readonly<Record<string, string>>

  beforeEach(async () => {
    place = await make()
    mail = await startMailServer()
    env = { ...place.env, SMTP_URL: `smtp://127.0.0.1:${mail.port}` }
  })
  afterEach(async () => {
    killVisitorsApart()
    await mail.close()
    await place.remove()
  })

  it('reaches each reader once, also when the process is killed in the middle and two others go on', async () => {
    const before = await openContract(env)
    await fillReaders(before.contract, READERS)
    await before.contract.collection('newsletter').create({ email: 'waiting@example.org', locale: 'de', tokenHash: digest('waiting') })
    const { id } = await before.contract.collection('newsletterIssues').create(issue)
    await before.close()

    const mails: string[] = []
    const take = async () => {
      const { to, parsed } = await mail.next()
      mails.push(`${to[0]} ${parsed.messageId}`)
    }
    const first = await startVisitorsApart(env)
    for (let taken = 0; taken < READERS / 3; taken += 1) await take()
    await first.kill()
    await letLeasePass(env)
    const processes = env.DATABASE_URL ? [startVisitorsApart(env), startVisitorsApart(env)] : [startVisitorsApart(env)]
    await Promise.all(processes)
    while (new Set(mails).size < READERS) await take()

    // A mail that the server took just before the kill may come again: under the same id, by which it is known as the same.
    const received = new Set(mails)
    expect(new Set([...received].map((one) => one.split(' ')[0])).size).toBe(READERS)
    expect(received.size).toBe(READERS)
    expect(mails.length - received.size).toBeLessThanOrEqual(3)
    killVisitorsApart()
    const after = await openContract(env)
    expect(await after.contract.collection('newsletterIssues').getOne(id)).toMatchObject({ sentTo: READERS })
    const batches = await after.contract.collection('newsletterBatches').getFullList()
    expect(batches.reduce((sum, { mails }) => sum + mails, 0)).toBe(READERS)
    await after.close()
  }, 1_200_000)

  it('says everything in the language of its reader, runs nothing and fetches nothing, and ends by one POST for good', async () => {
    const site = await open(env)
    await fillReaders(site.contract, 2)
    await site.contract.collection('newsletterIssues').create(issue)
    const [one, other] = [await mail.next(), await mail.next()]
    const [english, german] = one.to[0] === 'r0@example.org' ? [one, other] : [other, one]
    expect([german.parsed.subject, english.parsed.subject]).toEqual([issue.subjectDe, issue.subjectEn])
    expect(german.parsed.html).toContain('<strong>Zeugnis</strong>')
    expect(german.parsed.html).not.toMatch(/<script|<img/)
    expect(german.parsed.text).toContain('https://www.example.org/a')
    const headers = german.raw.replace(/\r\n\s+/g, ' ')
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const token = /List-Unsubscribe: <[^>]*\?token=([\w-]{43})>/.exec(headers)?.[1] ?? ''
    await expect.poll(async () => (await site.contract.collection('newsletterIssues').getFullList())[0]?.state, PATIENCE).toBe('sent')

    await site.contract.collection('newsletterIssues').create({ ...issue, subjectDe: 'Neues im Januar' })
    await mail.next()
    await mail.next()
    // The link of the first issue goes on working after the second.
    expect(await site.visitors.servicesFor('192.0.2.9').unsubscribe(token)).toEqual({ kind: 'done' })
    const left = await site.contract.collection('newsletter').getFullList()
    expect(left.map(({ email }) => email)).toEqual(['r0@example.org'])
    expect(site.errors).toEqual([])
    await site.close()
  })

  it('waits for its time, stops when it is halted, and writes to nobody who has left or was refused for good', async () => {
    const site = await open({ ...env, SMTP_URL: `smtp://127.0.0.1:${mail.port}` })
    await fillReaders(site.contract, 2)
    const { contract } = site
    const planned = await contract.collection('newsletterIssues').create({ ...issue, state: 'planned', planned: '2099-01-01 10:00:00.000Z' })
    const halted = await contract.collection('newsletterIssues').create({ ...issue, state: 'stopped' })
    const [gone] = await contract.collection('newsletter').getFullList({ filter: "email = 'r0@example.org'" })
    await contract.collection('newsletter').update(gone?.id ?? '', { bounces: 3 })
    const due = await contract.collection('newsletterIssues').create({ ...issue, subjectDe: 'Jetzt' })
    const { to, parsed } = await mail.next()
    expect([to, parsed.subject]).toEqual([['r1@example.org'], 'Jetzt'])
    await expect.poll(async () => (await contract.collection('newsletterIssues').getOne(due.id)).state, PATIENCE).toBe('sent')
    expect(await contract.collection('newsletterIssues').getOne(planned.id)).toMatchObject({ state: 'planned', sentTo: 0 })
    expect(await contract.collection('newsletterIssues').getOne(halted.id)).toMatchObject({ state: 'stopped', sentTo: 0 })
    await site.close()
  })

  it('notes with a reader that a mail server has refused the address for good, and tries it no more', async () => {
    await mail.close()
    mail = await startMailServer({
      onRcptTo: ({ address }, _, done) => done(address.startsWith('r0') ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
    })
    const site = await open({ ...env, SMTP_URL: `smtp://127.0.0.1:${mail.port}` })
    await fillReaders(site.contract, 2)
    await site.contract.collection('newsletterIssues').create(issue)
    expect((await mail.next()).to).toEqual(['r1@example.org'])
    const refused = async () =>
      (await site.contract.collection('newsletter').getFullList({ filter: 'bounces > 0' })).map(({ email, bounces, lastBounce }) => [
        email,
        bounces,
        lastBounce,
      ])
    await expect.poll(refused, PATIENCE).toEqual([['r0@example.org', 1, expect.stringContaining('550')]])
    await expect.poll(() => site.contract.collection('outbox').getFullList(), PATIENCE).toEqual([])
    await site.close()
  })
})
