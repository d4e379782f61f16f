import { expect, it } from 'vitest'
import { company } from '#words/facts'
import { locales } from '#words/interface'
import type { Lead } from '../leads/lead.ts'
import { accessExistsLetter } from './access-exists.ts'
import { imprint } from './imprint.ts'
import { loginChangedLetter } from './login-changed.ts'
import { newsletterLetter } from './newsletter.ts'
import { noticeLetter } from './notice.ts'
import { receivedLetter } from './received.ts'

const address = 'https://example.org/zugang?a=1&b=2'
const kinds = ['contact', 'demo', 'partner', 'press', 'application'] as const
const lead: Lead = {
  ...{ id: 'abcdefghijklmno', kind: 'application', locale: 'en', name: 'Änne <b>', email: 'aenne@example.org', company: 'A & B', phone: '' },
  ...{ message: 'Moin,\nwas kostet es?', details: { products: ['zeugnisparser', 'other'] }, deleteOn: '2027-05-21' },
  files: [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')],
}

const mails = locales.flatMap(({ code: language }) => [
  ...kinds.map((kind) => receivedLetter({ kind, locale: language, deleteOn: '2027-05-21' })),
  accessExistsLetter(language, address),
  ...(['email', 'password'] as const).map((part) => loginChangedLetter({ part, language, at: new Date('2026-11-22T22:05:00Z'), forgotten: address })),
  ...(['confirm', 'welcome', 'already'] as const).map((mail) => newsletterLetter(mail, { locale: language, address, until: '2026-11-28' })),
])
const notices = [true, false].map((areFilesAttached) =>
  noticeLetter(lead, { areFilesAttached, address: 'https://example.org/_/enquiries/abcdefghijklmno' }),
)

it.each([...mails, ...notices])('“$subject” ($language) leaves no place unfilled and says who sends it', ({ subject, body }) => {
  expect(`${subject}\n${body}`).not.toMatch(/[{}]|undefined/)
  expect(body).toContain(company.legalName)
})

it('what visitors and addresses hold stays text', () => {
  expect(notices[0]?.body).toContain('Änne &lt;b&gt; hat das Formular')
  expect(notices[0]?.body).toContain('A &amp; B')
  expect(mails.map(({ body }) => body).join('\n')).toContain('href="https://example.org/zugang?a=1&amp;b=2"')
})

it.each([
  ['de', '21.\u00a0Mai\u00a02027'],
  ['en', '21\u00a0May\u00a02027'],
] as const)('a date in %s is written as on the pages', (locale, date) => {
  expect(receivedLetter({ kind: 'contact', locale, deleteOn: '2027-05-21' }).body).toContain(date)
})

it('tells the company in its language what was chosen, and where the files are', () => {
  expect(notices[0]?.body).toContain('Zeugnisparser, etwas anderes')
  expect(notices[0]?.body).toContain('Englisch')
  expect(notices[0]?.body).toContain('2 Dateien im Anhang.')
  expect(notices[0]?.body).toContain('<a class="btn" href="https://example.org/_/enquiries/abcdefghijklmno">Am Leitstand öffnen und beantworten</a>')
  expect(notices[1]?.body).toContain('npm run leads -- files abcdefghijklmno ORDNER')
})

it('a legal name with signs of markup is a name in the imprint', () => {
  const record = { ...company, legalName: 'Müller & Söhne <Hamburg> GmbH', representatives: ['Ina "Lotse" Lenz'] }
  expect(imprint(record)).toMatch(/^<p class="quiet" lang="de">Müller &amp; Söhne &lt;Hamburg&gt; GmbH<br>/)
  expect(imprint(record)).toContain('Geschäftsführung: Ina\u00a0&quot;Lotse&quot;\u00a0Lenz</p>')
})
