import { describe, expect, it } from 'vitest'
import { csvOf } from './csv.ts'
import { deletionDay } from './deletion.ts'
import { submissionOf } from './submission.ts'

describe('the day of deletion', () => {
  it.each([
    ['2026-11-21T23:59:59Z', '2027-05-21'],
    ['2026-08-31T12:00:00Z', '2027-02-28'],
    ['2027-08-31T12:00:00Z', '2028-02-29'],
    ['2026-12-31T12:00:00Z', '2027-06-30'],
  ])('of what comes at %s is %s', (now, day) => expect(deletionDay(new Date(now))).toBe(day))
})

describe('a submission', () => {
  const at = (time: string) => new Date(time)
  function sent(fields: Readonly<Record<string, string>>, file?: File) {
    const data = new FormData()
    for (const [name, value] of Object.entries({ name: 'Ada', job: 'redaktion', ...fields })) data.append(name, value)
    if (file) data.append('files', file)
    return data
  }
  const id = async (data: FormData, time = '2026-11-21T10:00:00Z') => (await submissionOf('application', data, at(time))).id

  it('with a name is the same whenever it comes, without one within minutes', async () => {
    expect(await id(sent({ submission: 'a' }), '2026-11-22T10:00:00Z')).toBe(await id(sent({ submission: 'a' })))
    expect(await id(sent({}), '2026-11-21T10:05:00Z')).toBe(await id(sent({})))
    expect(await id(sent({}), '2026-11-21T11:00:00Z')).not.toBe(await id(sent({})))
  })

  it('is another one when anything in it changes, a file too, but not by what guards it', async () => {
    const first = await id(sent({ submission: 'a' }, new File(['one'], 'a.pdf')))
    expect(await id(sent({ submission: 'a' }, new File(['two'], 'a.pdf')))).not.toBe(first)
    expect(await id(sent({ submission: 'a', name: 'Eve' }, new File(['one'], 'a.pdf')))).not.toBe(first)
    expect(await id(sent({ submission: 'a', age: '77' }, new File(['one'], 'a.pdf')))).toBe(first)
  })
})

describe('leads as CSV', () => {
  const lead = {
    id: 'abc',
    created: '2026-11-21 10:00:00.000Z',
    kind: 'demo',
    locale: 'de',
    name: '=HYPERLINK("https://evil.example")',
    email: 'a@example.org',
    company: ' @SUM(1)',
    phone: '+49 40 1',
    details: { products: ['talentscout', 'zeugnisparser'] },
    message: 'Zeile "eins",\nZeile zwei',
    files: [],
    state: 'new' as const,
    note: '=1',
    deleteAfter: '2027-05-21 00:00:00.000Z',
  }

  it('open in a spreadsheet with every letter and no formula', () => {
    const [head, ...rows] = csvOf([lead]).split('\r\n')
    expect(head).toBe('\ufeffcreated,kind,locale,name,email,company,phone,details,message,files,state,note,deleteAfter,id')
    expect(rows.join('')).toBe(
      '"2026-11-21 10:00:00.000Z","demo","de","\'=HYPERLINK(""https://evil.example"")","a@example.org","\' @SUM(1)","\'+49 40 1","talentscout zeugnisparser","Zeile ""eins"",\nZeile zwei","","new","\'=1","2027-05-21 00:00:00.000Z","abc"',
    )
  })
})
