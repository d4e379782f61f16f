import { describe, expect, it } from 'vitest'
import { placesAboveDialects } from '../places.ts'
import { asked, type CaseSite, day, form, rated, type Sent } from './case-site.ts'
import { useCaseSite } from './use-case-site.ts'

describe.each(placesAboveDialects)('what was wrong in a reference on its way on $engine', ({ make }) => {
  let site: CaseSite
  useCaseSite(make, (opened) => {
    site = opened
  })

  const sentencesOf = async (id: string) => (await site.page(id)).one.draft?.sentences ?? []

  it('is put right until the draft is reviewed: what depends on it is written anew, and an edit in another sentence stays', async () => {
    const id = await site.begin()
    await site.hr(id, 'askRating')
    expect(await site.hr(id, 'correctRequest', { ...asked, lastName: 'Ströming' })).toEqual({ kind: 'done', id })
    await site.guest(id, 'manager', 'rate', rated)
    const before = await sentencesOf(id)
    const edited = before.findLast(({ text }) => !/Ström|Köchin|Musterwerft/.test(text)) ?? expect.fail('a sentence without a name')
    await site.hr(id, 'editDraft', { [`s.${edited.id}`]: 'Diesen Satz hat die Personalabteilung geschrieben.' })
    expect(await site.hr(id, 'correctRequest', { ...asked, lastName: 'Sturm', tasks: '' })).toEqual({ kind: 'done', id })
    const after = await sentencesOf(id)
    const text = after.map((sentence) => sentence.text).join(' ')
    expect(text).toContain('Sturm')
    expect(text).not.toContain('Ströming')
    expect(text).toContain('Diesen Satz hat die Personalabteilung geschrieben.')
    // The manager has confirmed the duties: they stay as they were said.
    expect(text).toContain('Prüfung der Ware')
    expect(new Set(after.map((sentence) => sentence.id)).size).toBe(after.length)
    await site.hr(id, 'askReview')
    expect(await site.hr(id, 'correctRequest', asked)).toEqual({ kind: 'prevented', why: 'state' })
    expect((await site.page(id)).isWhole).toBe(true)
  })

  it.each([
    ['who rates', { manager: 'Ari Neu' }],
    ['whether leadership is rated', { leads: 'yes' }],
    ['whether it rates at all', { kind: 'einfach' }],
  ])('does not change %s once the manager was asked', async (_, change) => {
    const id = await site.begin()
    await site.hr(id, 'askRating')
    expect(await site.hr(id, 'correctRequest', { ...asked, ...change })).toEqual({ kind: 'prevented', why: 'need', need: 'sameScope' })
  })

  it('a rating is asked about once more: the manager reads the question until they have answered it', async () => {
    const id = await site.begin()
    await site.hr(id, 'askRating')
    await site.guest(id, 'manager', 'rate', rated)
    expect(await site.hr(id, 'askAgain', { question: ' ' })).toEqual({ kind: 'invalid', errors: { question: 'required' } })
    expect(await site.hr(id, 'askAgain', { question: 'Warum eine Eins?' })).toEqual({ kind: 'done', id })
    const asks = async () => JSON.stringify(await site.cases.guest(await site.link(id, 'manager'))).includes('Warum eine Eins?')
    expect(await asks()).toBe(true)
    expect(JSON.stringify(await site.cases.guest(await site.link(id, 'employee')))).not.toContain('Warum eine Eins?')
    await site.guest(id, 'manager', 'rate', rated)
    expect(await asks()).toBe(false)
  })

  it('a rating is handed on to somebody else only, and what is saved keeps the name of who gave it', async () => {
    const id = await site.begin()
    await site.hr(id, 'askRating')
    await site.guest(id, 'manager', 'saveRating', rated)
    expect(await site.hr(id, 'delegate', { delegate: ' merle  BACKBORD' })).toEqual({ kind: 'invalid', errors: { delegate: 'same_person' } })
    expect(await site.hr(id, 'delegate', { delegate: 'Wiebke Strömung' })).toEqual({ kind: 'invalid', errors: { delegate: 'rated_person' } })
    expect(await site.guest(id, 'manager', 'saveRating', { ...rated, tasks: ' ' })).toEqual({ kind: 'invalid', errors: { tasks: 'required' } })
    expect(await site.hr(id, 'delegate', { delegate: 'Enno Lee' })).toEqual({ kind: 'done', id })
    expect((await site.page(id)).one).toMatchObject({ people: { manager: 'Enno Lee' }, rating: { by: 'Merle Backbord' } })
    await site.guest(id, 'manager', 'rate', rated)
    expect((await site.page(id)).one).toMatchObject({ rating: { by: 'Enno Lee', isDone: true } })
  })

  it('comments are ticked off with the draft, and who wrote them sees it', async () => {
    const id = await site.begin()
    await site.hr(id, 'askRating')
    await site.guest(id, 'manager', 'rate', rated)
    await site.hr(id, 'askReview')
    await site.guest(id, 'reviewer', 'sendBack', { text: 'Bitte kürzer.' })
    const [comment] = (await site.page(id)).one.comments ?? []
    await site.hr(id, 'editDraft', { [`settled.${comment?.id}`]: 'yes', [`answer.${comment?.id}`]: 'Gekürzt.' })
    await site.hr(id, 'askReview')
    const seen = await site.cases.guest(await site.link(id, 'reviewer'))
    expect(seen).toMatchObject({ value: { one: { comments: [{ text: 'Bitte kürzer.', isSettled: true, answer: 'Gekürzt.' }] } } })
  })

  it('the wrong manager was asked: HR hands the rating to another, whose link is the only one', async () => {
    const id = await site.begin()
    await site.hr(id, 'askRating')
    const first = await site.link(id, 'manager')
    expect(await site.hr(id, 'delegate', { delegate: 'Enno Lee' })).toEqual({ kind: 'done', id })
    expect(await site.cases.guest(first)).toEqual({ kind: 'unknown' })
    expect((await site.page(id)).one.people.manager).toBe('Enno Lee')
  })

  it('a case that should not be there is withdrawn, and the employee reads why', async () => {
    const id = await site.begin()
    expect(await site.hr(id, 'withdraw', { withdrawal: 'Zweimal angelegt.' })).toEqual({ kind: 'done', id })
    expect(await site.guest(id, 'employee', 'consent')).toEqual({ kind: 'prevented', why: 'withdrawn' })
    const found = await site.cases.guest(await site.link(id, 'employee'))
    expect(found).toMatchObject({ value: { one: { state: 'withdrawn', withdrawal: 'Zweimal angelegt.' } } })
    const manager = await site.cases.guest(await site.link(id, 'manager'))
    expect(JSON.stringify(manager)).not.toContain('Zweimal angelegt.')
  })

  it('an interim reference takes no last day and no reason for leaving, whatever hidden fields still hold', async () => {
    const id = await site.begin({ kind: 'zwischen', to: '1990-01-01', reason: 'betriebsbedingt', occasion: 'elternzeit' })
    expect((await site.page(id)).one.request).toMatchObject({ to: null, reason: null, occasion: 'elternzeit' })
  })

  it('a name that no font of PDF files has is named, and the Word file is there', async () => {
    const id = await site.begin({ kind: 'einfach', firstName: '愛', lastName: 'Strömung' })
    await site.hr(id, 'startDraft')
    expect(await site.cases.file(site.token, id, 'entwurf.pdf')).toEqual({ kind: 'undrawable', letters: ['愛'] })
    expect(await site.cases.file(site.token, id, 'entwurf.docx')).toMatchObject({ kind: 'file', name: 'Zeugnisentwurf-愛-Strömung.docx' })
  })

  const textOf = async (id: string) => (await sentencesOf(id)).map(({ text }) => text).join(' ')

  it.each(['de', 'en'])('says no reason that nobody gave (%s)', async (language) => {
    const id = await site.begin({ language, reason: '' })
    await site.hr(id, 'askRating')
    await site.guest(id, 'manager', 'rate', rated)
    expect(await textOf(id)).not.toMatch(/Wunsch|own (?:accord|request)|resign|chosen|decided/)
  })

  it('asks why an interim reference is wanted, and refuses an employment that has not begun', async () => {
    const begin = (more: Sent) => site.cases.begin(site.token, form({ ...asked, ...more }))
    expect(await begin({ kind: 'zwischen', occasion: '' })).toEqual({ kind: 'invalid', errors: { occasion: 'required' } })
    expect(await begin({ from: day(2), to: day(90) })).toEqual({ kind: 'invalid', errors: { from: 'future_date' } })
    expect(await begin({ from: '0015-03-01' })).toEqual({ kind: 'invalid', errors: { from: 'implausible_date' } })
    expect(await begin({ manager: 'wiebke strömung' })).toEqual({ kind: 'invalid', errors: { manager: 'rated_person' } })
    // All that is wrong is said at once.
    expect(await begin({ firstName: '', to: '', tasks: '', role: '' })).toEqual({
      ...{ kind: 'invalid', errors: { firstName: 'required', to: 'required', tasks: 'required' } },
    })
    expect(await begin({ from: day(0), to: day(90) })).toMatchObject({ kind: 'done' })
  })

  it('is edited by HR and rated once more: the edit stays where the grade does', async () => {
    const id = await site.begin()
    await site.hr(id, 'askRating')
    await site.guest(id, 'manager', 'rate', rated)
    const edited = (await sentencesOf(id)).find(({ part, grade }) => part === 'leistung' && grade !== null) ?? expect.fail('a graded sentence')
    await site.hr(id, 'editDraft', { [`s.${edited.id}`]: 'Diesen Satz hat die Personalabteilung geschrieben.' })
    await site.hr(id, 'askAgain', { question: 'Stimmt die Eins?' })
    await site.guest(id, 'manager', 'rate', rated)
    expect(await textOf(id)).toContain('Diesen Satz hat die Personalabteilung geschrieben.')
  })

  it('is not shown to the reviewer while HR works at it, and HR can take it back from them', async () => {
    const id = await site.begin()
    const link = await site.link(id, 'reviewer')
    const seen = async () => JSON.stringify(await site.cases.guest(link))
    await site.hr(id, 'askRating')
    await site.guest(id, 'manager', 'rate', rated)
    const sentence = (await sentencesOf(id)).find(({ part }) => part === 'leistung')?.text ?? ''
    expect(await seen()).not.toContain(sentence)
    expect(await site.cases.guestFile(link, 'entwurf.pdf')).toEqual({ kind: 'unknown' })
    await site.hr(id, 'askReview')
    expect(await seen()).toContain(sentence)
    expect(await site.cases.guestFile(link, 'entwurf.pdf')).toMatchObject({ kind: 'file' })
    expect(await site.hr(id, 'takeBack')).toEqual({ kind: 'done', id })
    expect(await seen()).not.toContain(sentence)
  })

  it('is not handed over electronically when it was signed on paper, nor on a day to come; a slip in it is corrected until it is received', async () => {
    const id = await site.begin()
    await site.hr(id, 'askRating')
    await site.guest(id, 'manager', 'rate', rated)
    await site.hr(id, 'askReview')
    await site.guest(id, 'reviewer', 'approve')
    await site.hr(id, 'release', { form: 'paper' })
    const made = await site.cases.file(site.token, id, 'entwurf.pdf')
    const bytes = made.kind === 'file' ? Uint8Array.from(made.bytes) : expect.fail(made.kind)
    await site.hr(id, 'attachSigned', { signed: new File([bytes], 'z.pdf', { type: 'application/pdf' }) })
    const deliver = (way: string, on: string) => site.hr(id, 'deliver', { way, on, proof: '' })
    expect(await deliver('electronic', day(0))).toEqual({ kind: 'prevented', why: 'need', need: 'fittingWay' })
    expect(await deliver('post', day(3))).toEqual({ kind: 'invalid', errors: { on: 'future_date' } })
    expect(await deliver('post', day(-400))).toEqual({ kind: 'invalid', errors: { on: 'implausible_date' } })
    expect(await deliver('post', day(0))).toEqual({ kind: 'done', id })
    const correct = (proof: string) => site.hr(id, 'correctDelivery', { way: 'inPerson', on: day(0), proof })
    expect(await correct('Empfangsschein')).toEqual({ kind: 'done', id })
    expect((await site.page(id)).one.delivery).toMatchObject({ way: 'inPerson', proof: 'Empfangsschein' })
    await site.guest(id, 'employee', 'confirmReceipt')
    expect(await correct('')).toEqual({ kind: 'prevented', why: 'need', need: 'notReceived' })
  })
})
