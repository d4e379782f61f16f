import { readFileSync } from 'node:fs'
import { SignJWT } from 'jose'
import PocketBase from 'pocketbase'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { digest } from '../../../services/backend-client/digest.ts'
import { users } from '../../../services/collections/users.ts'
import type { ShareOutcome } from '../../../services/reports/report-services.ts'
import { newShareToken } from '../../../services/reports/share-token.ts'
import { deleteDue } from '../../../services/retention/delete-due.ts'
import { replacePersonalData } from '../../../zeugnis/replace/replace-personal-data.ts'
import { placesAboveDialects, type TestPlace } from '../places.ts'
import { type OpenVisitors, open } from './open-visitors.ts'

const sample = (name: string) => readFileSync(new URL(`../../../content/samples/${name}.txt`, import.meta.url), 'utf8')
const own = ['verkauf', 'pflege'].map(sample)
const replaced = replacePersonalData(own)
const DAY_MS = 24 * 3600_000
const PASSWORD = 'ein langes Passwort'

describe.each(placesAboveDialects)('shared reports on $engine', ({ make }) => {
  let place: TestPlace
  let site: OpenVisitors

  beforeAll(async () => {
    place = await make()
    site = await open(place.env)
  })
  afterAll(async () => {
    await site.close()
    await place.remove()
  })

  let visitors = 0
  const services = () => site.visitors.servicesFor(`192.0.2.${visitors++}`).reports
  const share = (texts: readonly string[], more: { days?: number; authToken?: string } = {}) =>
    services().share({ texts, days: 30, locale: 'de', ...more })
  const records = () => site.contract.collection('reports').getFullList()

  async function shared(texts = replaced, more = {}): Promise<Extract<ShareOutcome, { kind: 'shared' }>> {
    const outcome = await share(texts, more)
    if (outcome.kind !== 'shared') throw new Error(`not shared: ${JSON.stringify(outcome)}`)
    return outcome
  }

  function browser(): PocketBase {
    const client = new PocketBase('http://backend.internal')
    client.beforeSend = (url, options) => ({
      url,
      options: {
        ...options,
        fetch: (input: RequestInfo | URL, init?: RequestInit) => site.backend.fetch(new Request(input, init), { peer: '192.0.2.200' }),
      },
    })
    return client
  }

  async function signIn(email: string): Promise<PocketBase> {
    await site.contract.collection('users').create({ email, password: PASSWORD, passwordConfirm: PASSWORD, verified: true })
    const client = browser()
    await client.collection('users').authWithPassword(email, PASSWORD)
    return client
  }

  it('are stored with hashes of their tokens, by company, without a name', async () => {
    const { token, deletion, expires, isOwned } = await shared()
    expect([token, deletion]).toEqual([expect.stringMatching(/^[a-z2-7]{26}$/), expect.stringMatching(/^[a-z2-7]{26}$/)])
    expect(isOwned).toBe(false)
    const [record] = await records()
    expect(record).toMatchObject({ tokenHash: digest(token), deletionHash: digest(deletion), sharer: '', locale: 'de' })
    const text = JSON.stringify(record)
    for (const secret of [token, deletion, 'Petersen', 'Jonas', 'Maren', 'Albers', 'Svenja', 'Wohlers', '1987', 'Deichweg', '29525'])
      expect(text).not.toContain(secret)
    expect(await services().find(token)).toMatchObject({
      kind: 'found',
      report: {
        expires,
        companies: [
          { id: 'moebelhaus-deichgraf', name: 'Möbelhaus Deichgraf GmbH', letters: [{ text: replaced[0], analysis: { isReference: true } }] },
          { id: 'pflegeheim-haus-birkenhof', name: 'Pflegeheim Haus Birkenhof gGmbH', letters: [{ text: replaced[1], facts: { to: '2026-06-30' } }] },
        ],
      },
    })
  })

  it('are not stored as long as names are left: the texts that would be are shown first', async () => {
    const before = (await records()).length
    expect(await share(own)).toEqual({ kind: 'differs', texts: replaced })
    expect(await share([`${replaced[0]}\n\ngez. Karl Meier`])).toMatchObject({ kind: 'differs' })
    expect(await records()).toHaveLength(before)
  })

  it.each<[string, readonly string[], number, object]>([
    ['nothing', [], 30, { problem: 'no_letter', letter: null }],
    ['an empty letter', [replaced[0] ?? '', '  \n'], 30, { problem: 'empty', letter: 1 }],
    ['a letter in another language', ['This is to certify that she was with us.'], 30, { problem: 'other-language', letter: 0 }],
    ['a text that is no reference', ['Wir laden Sie herzlich zum Sommerfest in unserem Garten ein.'], 30, { problem: 'no-reference', letter: 0 }],
    ['a letter of 1 MB', ['a'.repeat(2 ** 20)], 30, { problem: 'too_long', letter: 0 }],
    ['eleven letters', Array(11).fill(replaced[0]), 30, { problem: 'too_many', letter: null }],
    ['another number of days', replaced, 365, { problem: 'days', letter: null }],
  ])('%s is refused', async (_, texts, days, problem) => {
    const before = (await records()).length
    expect(await share(texts, { days })).toEqual({ kind: 'invalid', ...problem })
    expect(await records()).toHaveLength(before)
  })

  it('that take too long to read are refused, and nothing is stored', async () => {
    const elsewhere = await make()
    const hurried = await open({ ...elsewhere.env, ENGINE_TIMEOUT: '0.001' })
    const { reports } = hurried.visitors.servicesFor('192.0.2.254')
    const long = replaced.map((text) => `${text}\n\n${text}`.repeat(20).slice(0, 20_000))
    expect(await reports.share({ texts: long, days: 30, locale: 'de' })).toEqual({ kind: 'refused', reason: 'takes_too_long', status: 422 })
    expect(await hurried.contract.collection('reports').getFullList()).toEqual([])
    expect(hurried.errors).toEqual([])
    await hurried.close()
    await elsewhere.remove()
  })

  it('are deleted by their deletion link, once', async () => {
    const { token, deletion } = await shared()
    expect(await services().remove(token)).toEqual({ kind: 'unknown' })
    expect(await services().find(deletion)).toEqual({ kind: 'unknown' })
    expect(await services().remove(deletion)).toEqual({ kind: 'done' })
    expect(await services().remove(deletion)).toEqual({ kind: 'unknown' })
    expect(await services().find(token)).toEqual({ kind: 'unknown' })
  })

  it.each(['', 'x', "' || 1=1 || '", 'a'.repeat(43), newShareToken(), newShareToken().toUpperCase()])(
    'a token that is none finds nothing: %j',
    async (token) => {
      expect(await services().find(token)).toEqual({ kind: 'unknown' })
      expect(await services().remove(token)).toEqual({ kind: 'unknown' })
    },
  )

  it('that have expired are unknown at once, and gone with the next cleaning', async () => {
    const { token, deletion, expires } = await shared(replaced, { days: 1 })
    expect(new Date(expires).getTime() - Date.now()).toBeGreaterThan(DAY_MS - 60_000)
    const kept = await shared(replaced, { days: 7 })
    const [record] = await site.contract.collection('reports').getFullList({ filter: `tokenHash = "${digest(token)}"` })
    await site.contract.collection('reports').update(record?.id ?? '', { expires: '2020-01-01 00:00:00.000Z' })
    expect(await services().find(token)).toEqual({ kind: 'unknown' })
    expect(await services().remove(deletion)).toEqual({ kind: 'unknown' })
    await deleteDue(site.contract, new Date())
    expect((await records()).map(({ id }) => id)).not.toContain(record?.id)
    expect(await services().find(kept.token)).toMatchObject({ kind: 'found' })
    await deleteDue(site.contract, new Date(Date.now() + 31 * DAY_MS))
    expect(await records()).toEqual([])
  })

  const listed = (client: PocketBase) => client.collection('reports').getFullList({ fields: 'id,expires,companies.name' })
  const sharedBy = (client: PocketBase, more = {}) => shared(replaced, { ...more, authToken: client.authStore.token })

  it('of somebody who is signed in stand in their account, and in nobody else’s', async () => {
    const [ada, eve] = [await signIn('ada@example.org'), await signIn('eve@example.org')]
    const mine = await sharedBy(ada)
    expect(mine.isOwned).toBe(true)
    await shared()
    const [report, ...others] = await listed(ada)
    expect(others).toEqual([])
    expect(report).toMatchObject({ companies: [{ name: 'Möbelhaus Deichgraf GmbH' }, { name: 'Pflegeheim Haus Birkenhof gGmbH' }] })
    expect(new Date(report?.expires).toISOString()).toBe(mine.expires)
    expect(await ada.collection('reports').getOne(report?.id ?? '')).not.toHaveProperty('tokenHash')
    for (const other of [eve, browser()]) {
      expect(await listed(other)).toEqual([])
      await expect(other.collection('reports').delete(report?.id ?? '')).rejects.toMatchObject({ status: 404 })
      await expect(other.collection('reports').create({})).rejects.toMatchObject({ status: 403 })
    }
    await expect(ada.collection('reports').update(report?.id ?? '', { expires: '2099-01-01' })).rejects.toMatchObject({ status: 403 })
    expect(await ada.collection('reports').delete(report?.id ?? '')).toBe(true)
    expect(await services().find(mine.token)).toEqual({ kind: 'unknown' })
  })

  it('are deleted with the account', async () => {
    const [iris, ole] = [await signIn('iris@example.org'), await signIn('ole@example.org')]
    const [gone, kept] = [await sharedBy(iris), await sharedBy(ole)]
    await iris.collection('users').delete(iris.authStore.record?.id ?? '')
    expect(await services().find(gone.token)).toEqual({ kind: 'unknown' })
    expect(await services().find(kept.token)).toMatchObject({ kind: 'found' })
  })

  it('that have expired are not listed any more', async () => {
    const una = await signIn('una@example.org')
    const { token } = await sharedBy(una, { days: 1 })
    const [record] = await listed(una)
    await site.contract.collection('reports').update(record?.id ?? '', { expires: '2020-01-01 00:00:00.000Z' })
    expect(await listed(una)).toEqual([])
    expect(await services().find(token)).toEqual({ kind: 'unknown' })
  })

  it('a token that signs nobody in is nobody’s: the report is shared all the same', async () => {
    const root = await site.backend.own.token()
    const expired = new SignJWT({ id: 'x', type: 'auth', collectionId: users.id, refreshable: true }).setProtectedHeader({ alg: 'HS256' })
    const unsigned = await expired.setExpirationTime('1m').sign(new TextEncoder().encode('another key'))
    for (const authToken of ['nonsense', root, unsigned]) expect(await shared(replaced, { authToken })).toMatchObject({ isOwned: false })
  })

  it('too many from one address have to wait', async () => {
    const { reports } = site.visitors.servicesFor('198.51.100.1')
    const outcomes = []
    for (let count = 0; count < 13; count += 1) outcomes.push(await reports.share({ texts: replaced, days: 1, locale: 'en' }))
    expect(outcomes.at(-1)).toMatchObject({ kind: 'refused', status: 429, retryAfter: expect.any(Number) })
  })
})

it('two companies of one name have addresses of their own', async () => {
  const { groupLetters } = await import('../../../services/reports/group-letters.ts')
  const letter = (issuer: string) =>
    `${issuer}\n\nZeugnis\n\nFrau [Person A] war vom 1. Mai 2019 bis zum 31. Mai 2020 als Köchin in unserem Haus tätig.\n\nSie arbeitete stets sorgfältig.`
  const grouped = groupLetters([letter('Behn KG'), letter('Behn AG'), letter('Łódź Öl GmbH · Markt'), letter('Behn KG')])
  expect(grouped).toMatchObject({
    companies: [{ id: 'behn', letters: [{}, {}] }, { id: 'behn-2' }, { id: expect.stringMatching(/^[a-z0-9-]+$/), name: 'Łódź Öl GmbH' }],
  })
  expect(groupLetters(['Zeugnis\n\nFrau [Person A] war vom 1. Mai 2019 bis zum 31. Mai 2020 hier als Köchin tätig.'])).toMatchObject({
    companies: [{ id: 'ohne-briefkopf', name: null }],
  })
})

it('a company is called as whoever shares it calls it, else as the letter does', async () => {
  const { groupByIssuer } = await import('../../../services/reports/group-by-issuer.ts')
  const issuer = { isReference: true, name: 'Behn KG', from: null, to: null } as const
  const namesOf = (...firms: (string | null)[]) => {
    const grouped = groupByIssuer(['a', 'b'], [issuer, issuer], firms)
    return grouped.isGrouped && grouped.companies.map(({ name, letters }) => [name, letters])
  }
  expect(namesOf()).toEqual([['Behn KG', ['a', 'b']]])
  expect(namesOf(' Behn Backwaren ', null)).toEqual([
    ['Behn Backwaren', ['a']],
    ['Behn KG', ['b']],
  ])
  expect(namesOf('', ' ')).toEqual([
    [null, ['a']],
    [null, ['b']],
  ])
})
