import { describe, expect, it } from 'vitest'
import { sheetTexts } from '#words/said'
import { readPdf } from '../../../engines/tasks/read-pdf.ts'
import type { MakeLetterFile } from '../../../services/letters/letter-file.ts'
import { placesAboveDialects } from '../places.ts'
import { type CaseSite, day, rated } from './case-site.ts'
import { useCaseSite } from './use-case-site.ts'

describe.each(placesAboveDialects)('references on their way on $engine', ({ make }) => {
  let site: CaseSite
  useCaseSite(make, (opened) => {
    site = opened
  })

  it('begins with six invented cases in different states, once', async () => {
    const seen = await Promise.all([1, 2].map(() => site.cases.overview(site.token, { search: '', state: '' }, 'de')))
    for (const overview of seen) {
      if (overview.kind !== 'overview') throw new Error(overview.kind)
      expect(overview.rows.map(({ state }) => state).toSorted()).toEqual(['draft', 'objection', 'rating', 'requested', 'review', 'signing'])
      expect(overview.rows.some(({ isLate }) => isLate)).toBe(true)
      for (const { id } of overview.rows) expect(await site.page(id)).toMatchObject({ isWhole: true, unknownNames: [] })
    }
    const found = async (search: string, state = '') => {
      const overview = await site.cases.overview(site.token, { search, state }, 'de')
      return overview.kind === 'overview' ? overview.rows.map(({ person }) => person) : []
    }
    for (const typed of ['Kajüte', 'kajuete', 'KAJUTE ', 'bosse']) expect(await found(typed), typed).toEqual(['Bosse Kajüte'])
    expect(await found('', 'review')).toEqual(['Fenja Anker'])
    expect(await found('niemand')).toEqual([])
    expect(site.errors).toEqual([])
  }, 60_000)

  it('leads from the request to the archive, with everybody’s part done by their link', async () => {
    const id = await site.begin()
    expect(await site.hr(id, 'askRating')).toEqual({ kind: 'done', id })
    expect(await site.guest(id, 'manager', 'saveRating', { ...rated, overall: '', fachwissen: '' })).toMatchObject({ kind: 'done' })
    expect(await site.guest(id, 'manager', 'rate', { ...rated, overall: '' })).toEqual({ kind: 'invalid', errors: { overall: 'required' } })
    expect(await site.guest(id, 'manager', 'rate', rated)).toMatchObject({ kind: 'done' })
    const drafted = await site.page(id)
    expect(drafted.one.rating).toMatchObject({ isDone: true, overall: 2, words: 'Gern wieder.' })
    expect(drafted.reading).toMatchObject({ grades: { overall: { grade: 2 } }, verdict: null, isLowered: false })
    const best = drafted.one.draft?.sentences.find(({ text }) => /\bstets |\bjederzeit |\bimmer /.test(text))
    await site.hr(id, 'editDraft', { [`s.${best?.id}`]: best?.text.replace(/\b(?:stets|jederzeit|immer) /, '') ?? '' })
    await site.hr(id, 'askReview')
    const reviewed = await site.cases.guest(await site.link(id, 'reviewer'))
    expect(reviewed).toMatchObject({
      value: { reading: { isLowered: expect.any(Boolean), changes: [{ before: best?.text }] }, one: { state: 'review' } },
    })
    expect(await site.guest(id, 'reviewer', 'sendBack')).toEqual({ kind: 'prevented', why: 'need', need: 'commented' })
    expect(await site.guest(id, 'reviewer', 'comment', { sentence: best?.id ?? '', text: 'Warum fehlt das Wort?' })).toMatchObject({ kind: 'done' })
    expect(await site.guest(id, 'reviewer', 'sendBack')).toMatchObject({ kind: 'done' })
    await site.hr(id, 'editDraft', { [`s.${best?.id}`]: best?.made ?? '' })
    await site.hr(id, 'askReview')
    await site.guest(id, 'reviewer', 'approve')
    const unreleased = await site.cases.file(site.token, id, 'entwurf.pdf')
    expect(unreleased.kind === 'file' && (await readPdf(new Blob([Uint8Array.from(unreleased.bytes)]))).text).toContain(sheetTexts.de.draft)
    expect(await site.hr(id, 'release', { form: 'electronic' })).toEqual({ kind: 'prevented', why: 'need', need: 'consentForForm' })
    await site.hr(id, 'release', { form: 'paper' })
    const printed = await site.cases.file(site.token, id, 'entwurf.pdf')
    if (printed.kind !== 'file') throw new Error(printed.kind)
    const { text } = await readPdf(new Blob([Uint8Array.from(printed.bytes)]))
    expect(text).toContain('Musterwerft')
    expect(text).not.toContain(sheetTexts.de.draft)
    const signed = new File([Uint8Array.from(printed.bytes)], 'signiert.pdf', { type: 'application/pdf' })
    const other = await site.letterFile({ spec: otherSpec, seed: 3, format: 'pdf' })
    if (other.kind !== 'file') throw new Error(other.kind)
    const wrong = new File([Uint8Array.from(other.file)], 'falsch.pdf', { type: 'application/pdf' })
    expect(await site.hr(id, 'attachSigned', { signed: wrong })).toEqual({ kind: 'invalid', errors: { signed: 'other_text' } })
    expect(await site.hr(id, 'attachSigned', { signed: new File(['%PDF-1.4 nothing'], 'x.pdf') })).toEqual({
      kind: 'invalid',
      errors: { signed: 'file_contents' },
    })
    expect(await site.hr(id, 'attachSigned', { signed })).toMatchObject({ kind: 'done' })
    const employee = await site.link(id, 'employee')
    expect(await site.cases.guestFile(employee, 'unterschrieben.pdf')).toEqual({ kind: 'unknown' })
    await site.hr(id, 'deliver', { way: 'post', on: day(0), proof: 'Einschreiben 1' })
    expect(await site.cases.guestFile(employee, 'unterschrieben.pdf')).toMatchObject({ kind: 'file' })
    await site.guest(id, 'employee', 'confirmReceipt')
    await site.guest(id, 'employee', 'object', { objection: 'Eine Aufgabe fehlt.' })
    await site.hr(id, 'declineObjection', { answer: 'Das war nicht Ihre Aufgabe.' })
    await site.hr(id, 'archive')
    const ended = await site.page(id)
    expect(ended).toMatchObject({ one: { state: 'archived', delivery: { received: expect.any(String) } }, isWhole: true })
    expect(ended.events.map(({ call }) => call)).toEqual([
      ...(['open', 'askRating', 'saveRating', 'rate', 'editDraft', 'askReview', 'comment', 'sendBack', 'editDraft', 'askReview'] as const),
      ...(['approve', 'release', 'attachSigned', 'deliver', 'confirmReceipt', 'object', 'declineObjection', 'archive'] as const),
    ])
    expect(site.errors).toEqual([])
  }, 60_000)
})

const otherSpec: Parameters<MakeLetterFile>[0]['spec'] = {
  ...{ kind: 'qualifiziert', language: 'de', person: { address: 'frau', firstName: 'Wiebke', lastName: 'Strömung' } },
  ...{ employer: { name: 'Musterwerft GmbH', city: 'Hamburg' }, job: { title: 'Köchin', role: 'koch-in' }, from: '2021-03-01', to: '2026-12-31' },
  ...{ issued: '2026-12-31', tasks: ['Zubereitung der Speisen'], overall: 4, signers: [{ name: 'Nuri Leuchtturm', position: 'Leitung Personal' }] },
}
