import { describe, expect, it } from 'vitest'
import { fromBuffer } from 'yauzl'
import { moveByClock } from '../../../services/cases/clock.ts'
import { deleteDue } from '../../../services/retention/delete-due.ts'
import { placesAboveDialects } from '../places.ts'
import { type CaseSite, form, rated } from './case-site.ts'
import { useCaseSite } from './use-case-site.ts'

const DAY_MS = 24 * 3600_000
const addresses = { case: (id: string) => `/${id}`, guest: (token: string) => `/${token}`, invite: (token: string) => `/${token}` }

describe.each(placesAboveDialects)('people on the way of a reference on $engine', ({ make }) => {
  let site: CaseSite
  useCaseSite(make, (opened) => {
    site = opened
  })

  const overview = async (token = site.token) => {
    const seen = await site.cases.overview(token, { search: '', state: '' }, 'de')
    if (seen.kind !== 'overview') throw new Error(seen.kind)
    return seen
  }
  /** The day’s clock, so many days ahead. */
  const clock = (days: number) =>
    moveByClock({
      contract: site.contract,
      addresses,
      onQueued: () => site.visitors.sendQueued(),
      now: new Date(Date.now() + days * DAY_MS),
      mayMail: async () => true,
    })

  /** The next mail to somebody about something; other cases and workplaces send theirs in between. */
  async function mailAbout(subject: RegExp, recipient = 'anna@example.org') {
    for (;;) {
      const mail = await site.mail.next()
      if (mail.to.includes(recipient) && subject.test(mail.parsed.subject ?? '')) return mail
    }
  }

  it('a link that was made up, of another case, or handed on is answered alike, and one that was used says where the case stands', async () => {
    const [id, other] = [await site.begin(), await site.begin()]
    await site.hr(id, 'askRating')
    const link = await site.link(id, 'manager')
    const forged = `${link.slice(0, -2)}${link.endsWith('aa') ? 'bb' : 'aa'}`
    for (const token of [forged, 'x', '', `${link}x`]) {
      expect(await site.cases.guest(token)).toEqual({ kind: 'unknown' })
      expect(await site.cases.guestAct(token, 'rate', form(rated))).toEqual({ kind: 'unknown' })
      expect(await site.cases.guestFile(token, 'entwurf.pdf')).toEqual({ kind: 'unknown' })
    }
    // A manager’s link of a case that nobody has asked them about yet does nothing for it.
    expect(await site.cases.guestAct(await site.link(other, 'manager'), 'rate', form(rated))).toEqual({ kind: 'prevented', why: 'state' })
    expect(await site.cases.guestFile(link, 'entwurf.pdf')).toEqual({ kind: 'unknown' })
    expect(await site.cases.guestAct(link, 'rate', form(rated))).toEqual({ kind: 'done', id })
    expect(await site.cases.guestAct(link, 'rate', form({ ...rated, overall: '5' }))).toEqual({ kind: 'prevented', why: 'state' })
    expect(await site.cases.guest(link)).toMatchObject({ value: { role: 'manager', one: { state: 'draft', rating: { overall: 2, isDone: true } } } })
    await site.hr(id, 'askAgain', { question: 'Warum eine Zwei?' })
    await site.cases.guestAct(link, 'delegate', form({ delegate: 'Enno Lee' }))
    expect(await site.cases.guest(link)).toEqual({ kind: 'unknown' })
    expect((await mailAbout(/Bitte bewerten Sie Wiebke/)).parsed.text).toContain('/testzugang/')
  }, 60_000)

  it('of two who act at once one is told that somebody was quicker, and the history has one of them', async () => {
    const id = await site.begin()
    await site.hr(id, 'askRating')
    const links = await Promise.all([1, 2, 3, 4].map(() => site.link(id, 'manager')))
    const outcomes = await Promise.all(links.map((link, at) => site.cases.guestAct(link, 'rate', form({ ...rated, overall: String(at + 1) }))))
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1)
    for (const outcome of outcomes.filter(({ kind }) => kind !== 'done'))
      expect(outcome).toMatchObject({ kind: 'prevented', why: expect.stringMatching(/^(?:quicker|state)$/) })
    const winner = outcomes.findIndex(({ kind }) => kind === 'done') + 1
    const page = await site.page(id)
    expect(page).toMatchObject({ isWhole: true, one: { state: 'draft', rating: { overall: winner } } })
    expect(page.events.map(({ call }) => call)).toEqual(['open', 'askRating', 'rate'])
  }, 60_000)

  it('a case that is deleted while somebody hands in is gone, and nothing goes wrong inside', async () => {
    for (let round = 0; round < 3; round += 1) {
      const id = await site.begin()
      await site.hr(id, 'askRating')
      const link = await site.link(id, 'manager')
      const [handed] = await Promise.all([site.cases.guestAct(link, 'rate', form(rated)), site.cases.remove(site.token, id)])
      expect(['done', 'unknown', 'prevented']).toContain(handed.kind)
      expect(await site.cases.guest(link)).toEqual({ kind: 'unknown' })
    }
    expect(site.errors).toEqual([])
  }, 60_000)

  it('a form that was shown before somebody else saved the same does not write over it, and one that was shown before something else does its work', async () => {
    const id = await site.begin()
    await site.hr(id, 'askRating')
    const link = await site.link(id, 'manager')
    const seen = String((await site.page(id)).version)
    expect(await site.cases.guestAct(link, 'saveRating', form({ ...rated, words: 'aus dem zweiten Fenster', seen }))).toMatchObject({ kind: 'done' })
    expect(await site.cases.guestAct(link, 'saveRating', form({ ...rated, words: 'aus dem ersten', seen }))).toEqual({
      kind: 'prevented',
      why: 'quicker',
    })
    expect(await site.page(id)).toMatchObject({ one: { rating: { words: 'aus dem zweiten Fenster' } } })
    const now = String((await site.page(id)).version)
    await site.guest(id, 'employee', 'consent')
    expect(await site.cases.guestAct(link, 'rate', form({ ...rated, seen: now }))).toMatchObject({ kind: 'done' })
  }, 60_000)

  it('what a reviewer wrote beside a decision is kept with it, and tells nobody the manager’s grades', async () => {
    const id = await site.begin()
    await site.hr(id, 'askRating')
    await site.guest(id, 'manager', 'rate', rated)
    await site.hr(id, 'askReview')
    const link = await site.link(id, 'reviewer')
    const shown = await site.cases.guest(link.toUpperCase())
    const seen = JSON.stringify(shown)
    expect(seen).not.toContain('Gern wieder.')
    expect(seen).not.toContain('Merle Backbord')
    const view = shown.kind === 'found' && 'one' in shown.value ? shown.value.one : undefined
    expect(view?.draft?.sentences.filter(({ grade }) => grade !== null)).toEqual([])
    expect(await site.cases.guestAct(link, 'sendBack', form({ sentence: '', text: 'Bitte das Datum prüfen.' }))).toMatchObject({ kind: 'done' })
    expect((await site.page(id)).one.comments).toMatchObject([{ by: 'reviewer', text: 'Bitte das Datum prüfen.' }])
  }, 60_000)

  it('nobody sees or moves what belongs to another workplace', async () => {
    const id = await site.begin()
    const stranger = await site.account('stranger@example.org')
    await overview(stranger)
    expect(await site.cases.find(stranger, id)).toEqual({ kind: 'unknown' })
    expect(await site.cases.act(stranger, id, 'askRating', form({}))).toEqual({ kind: 'unknown' })
    expect(await site.cases.remove(stranger, id)).toEqual({ kind: 'unknown' })
    expect(await site.cases.link(stranger, { case: id, role: 'employee' })).toEqual({ kind: 'unknown' })
    for (const token of ['', 'made.up.token']) expect(await site.cases.find(token, id)).toEqual({ kind: 'signed_out' })
    expect(await site.page(id)).toMatchObject({ one: { state: 'requested' } })
  }, 60_000)

  it('a colleague who was invited joins with an account of that address, sees the cases and leaves again; a third has no place', async () => {
    const invite = (email: string) => site.cases.invite(site.token, form({ email }), 'de')
    expect(await invite('ben@example.org')).toMatchObject({ kind: 'done' })
    const link = /token=(\S+)/.exec((await mailAbout(/lädt Sie in einen Testzugang ein/, 'ben@example.org')).parsed.text ?? '')?.[1] ?? ''
    expect(await invite('cleo@example.org')).toMatchObject({ kind: 'done' })
    expect(await invite('dora@example.org')).toEqual({ kind: 'prevented', why: 'full' })
    const wrong = await site.account('someone@example.org')
    expect(await site.cases.join(wrong, link)).toEqual({ kind: 'prevented', why: 'role' })
    const ben = await site.account('ben@example.org')
    expect(await site.cases.join(ben, link)).toMatchObject({ kind: 'done' })
    expect(await site.cases.join(ben, link)).toEqual({ kind: 'unknown' })
    const seen = await overview(ben)
    expect(seen).toMatchObject({ isOwner: false, account: { email: 'ben@example.org' } })
    expect(seen.rows.map(({ id }) => id)).toEqual((await overview()).rows.map(({ id }) => id))
    expect(await site.cases.removeAll(ben, form({ sure: 'yes' }))).toEqual({ kind: 'prevented', why: 'role' })
    expect(await site.cases.leave(ben, seen.account.id)).toMatchObject({ kind: 'done' })
    expect(await overview(ben)).toMatchObject({ isOwner: true })
  }, 60_000)

  it('an employee asks by a link, and HR gets a case with what they gave', async () => {
    const made = await site.cases.link(site.token, 'ask')
    if (made.kind !== 'link') throw new Error(made.kind)
    expect(await site.cases.guest(made.token)).toMatchObject({ value: { role: 'ask' } })
    const fields = { kind: 'zwischen', language: 'de', address: 'name', firstName: 'Rana', lastName: 'Schlepper', jobTitle: 'Disponentin', role: '' }
    const rest = { from: '2024-01-01', to: '', reason: '', occasion: 'fuehrungswechsel', tasks: 'Planung der Touren', leads: '' }
    expect(await site.cases.guestAct(made.token, 'open', form({ ...fields, ...rest, tasks: '' }))).toEqual({
      kind: 'invalid',
      errors: { tasks: 'required' },
    })
    const done = await site.cases.guestAct(made.token, 'open', form({ ...fields, ...rest }))
    if (done.kind !== 'done') throw new Error(JSON.stringify(done))
    expect(await site.page(done.id)).toMatchObject({ one: { state: 'requested', request: { askedBy: 'employee', occasion: 'fuehrungswechsel' } } })
    expect((await mailAbout(/Rana Schlepper bittet um ein Zeugnis/)).parsed.text).toContain('/testzugang/')
  }, 60_000)

  it('names that we have not invented are noticed, for HR alone', async () => {
    const id = await site.begin({ firstName: 'Sabine', lastName: 'Müller', manager: 'Merle Backbord' })
    expect((await site.page(id)).unknownNames).toEqual(['Sabine Müller'])
    expect(await site.cases.guest(await site.link(id, 'employee'))).toMatchObject({ value: { unknownNames: [] } })
  })

  it('all of it can be taken along, and ended by a press', async () => {
    const zip = await site.cases.exportAll(site.token)
    if (zip.kind !== 'file') throw new Error(zip.kind)
    const files = await filesIn(zip.bytes)
    const { total } = await overview()
    expect(files.filter((name) => name.endsWith('vorgang.json'))).toHaveLength(total)
    expect(files.filter((name) => name.endsWith('verlauf.csv'))).toHaveLength(total)
    expect(files.some((name) => name.endsWith('unterschrieben.pdf'))).toBe(true)
    const leaving = await site.account('leaving@example.org')
    await overview(leaving)
    expect(await site.cases.removeAll(leaving, form({}))).toEqual({ kind: 'invalid', errors: { sure: 'not_accepted' } })
    const { account } = await overview(leaving)
    expect(await site.cases.removeAll(leaving, form({ sure: 'yes' }))).toMatchObject({ kind: 'done' })
    const left = await site.contract.collection('workplaces').getFullList({ filter: `owner = '${account.id}'` })
    expect(left).toEqual([])
  }, 60_000)

  it('has a limit, and says so', async () => {
    const { left } = await overview()
    for (let count = 0; count < left; count += 1) await site.begin()
    expect(await overview()).toMatchObject({ left: 0 })
    expect(await site.cases.begin(site.token, form({}))).toMatchObject({ kind: 'invalid' })
    await expect(site.begin()).rejects.toThrow('full')
  }, 60_000)

  it('the clock reminds whoever is late once a day, archives what nobody objects to, deletes what is over in its order, and then all', async () => {
    const late = (await overview()).rows.find(({ person }) => person === 'Jonte Priel')
    if (!late) throw new Error('no sample is late')
    await clock(0)
    await clock(0.5)
    expect((await site.page(late.id)).events.filter(({ call }) => call === 'remindOverdue')).toHaveLength(1)
    expect((await mailAbout(/Erinnerung: Bewertung von Jonte/)).parsed.text).toContain('Was Sie schon gespeichert haben')
    const objected = (await overview()).rows.find(({ state }) => state === 'objection')
    await site.hr(objected?.id ?? '', 'declineObjection', { answer: 'Das bleibt so.' })
    await clock(8)
    const archived = await site.page(objected?.id ?? '')
    expect(archived).toMatchObject({ one: { state: 'archived', comments: [], rating: { isDone: true } } })
    await clock(12)
    expect(await site.page(archived.id)).toMatchObject({ one: { rating: null, release: { form: 'paper' } }, isWhole: true })
    await clock(16)
    expect(await site.page(archived.id)).toMatchObject({ one: { release: null, draft: null, signed: null } })
    expect(await site.contract.collection('cases').getOne(archived.id)).toMatchObject({ signed: '' })
    await deleteDue(site.contract, new Date(Date.now() + 15 * DAY_MS))
    for (const collection of ['cases', 'caseEvents', 'caseLinks', 'caseTicks', 'workplaceInvites'])
      expect(await site.contract.collection(collection).getFullList(), collection).toEqual([])
    expect(site.errors).toEqual([])
  }, 120_000)

  it('takes part in nothing over the contract itself: guests and accounts reach no case there', async () => {
    for (const collection of ['workplaces', 'workplaceInvites', 'cases', 'caseEvents', 'caseLinks', 'caseTicks'])
      for (const headers of [{}, { Authorization: site.token }]) {
        const answer = await site.backend.fetch(new Request(`http://backend.internal/api/collections/${collection}/records`, { headers }), {
          peer: '192.0.2.9',
        })
        expect(answer.status, collection).toBe(403)
      }
  })
})

async function filesIn(bytes: Uint8Array): Promise<string[]> {
  const names: string[] = []
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, zip) => {
    if (error) return reject(error)
    zip.on('entry', (entry: { fileName: string }) => {
      names.push(entry.fileName)
      zip.readEntry()
    })
    zip.on('end', resolve)
    zip.readEntry()
  })
  await promise
  return names
}
