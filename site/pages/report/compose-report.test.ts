import { expect, test } from 'vitest'
import { composeCompany, composeOverview } from './compose-report.server.tsx'
import { readSample } from './sample.server.ts'

const place = { de: { locale: 'de', address: '/companies-demo' }, en: { locale: 'en', address: '/en/companies-demo' } } as const
const count = (text: string, words: string) => text.split(words).length - 1

test('what both references of a company lack stands once, what one of them lacks under its kind', async () => {
  const report = await readSample('de')
  const prose = (id: string) => {
    const company = report.companies.find((one) => one.id === id)
    return company ? composeCompany(report, company, { place: place.de, state: '' }).prose : ''
  }
  expect(count(prose('alster-sued-kliniken'), 'In beiden Zeugnissen')).toBe(1)
  expect(count(prose('alster-sued-kliniken'), 'Termintreue bei Abschlüssen')).toBe(1)
  expect(prose('nordbeck-maschinenbau')).not.toContain('In beiden Zeugnissen')
})

test('an English page quotes the title that a German letter names, a German one says it', async () => {
  const [german, english] = await Promise.all((['de', 'en'] as const).map(readSample))
  const about = { state: '', closing: '' }
  expect(german && composeOverview(german, place.de, about).prose).toContain('Teamleiterin Buchhaltung, seit')
  expect(english && composeOverview(english, place.en, about).prose).toContain('“Teamleiterin Buchhaltung”, since')
})
