import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readCollection } from '#words'
import { allRulings, type Ruling } from '#words/facts'
import { findRole } from '#zeugnis'
import { roleTemplates } from '../../site/route-table/role-templates.server.ts'
import { contentFiles, localeOf, root } from '../language/files.ts'

const locales = ['de', 'en'] as const
const caseNumber = /(?:\d+ (?:AZR|AZB|ABR|AZN|Sa|SaGa|SLa|Ta|Ca|BVGa)|[IVX]+ ZR) \d+(?: [a-z])?\/\d+(?: \(B\))?/g

/** „18. November 2014“ or “18 November 2014”. */
function written(iso: string, locale: (typeof locales)[number]): string {
  const format = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${iso}T00:00:00Z`))
}

/** „Regional Labour Court (LAG) Cologne“ is „LAG Cologne“ for those who know the courts. */
const shortCourt = (court: string) => court.replace(/^.*\((\w+)\)/, '$1')

const courtsOf = (number: string): Ruling[] => allRulings.filter((one) => one.number === number)

/** Where a text names a ruling that the record does not hold, or holds under another date. */
function wronglyCited(text: string, locale: (typeof locales)[number]): string[] {
  return [...text.matchAll(caseNumber)].flatMap(({ 0: number, index }) => {
    const cited = courtsOf(number)
    if (cited.length === 0) return [`${number} is not in the record`]
    const [, before] = /(\d{1,2}\.? \p{L}+ \d{4})[,|\s]+$/u.exec(text.slice(0, index)) ?? []
    return before && !cited.some(({ date }) => written(date, locale) === before) ? [`${number} is not of ${before}`] : []
  })
}

const plain = (text: string) => text.replace(/\s+/g, ' ')

describe.each(['blog', 'wissen', 'vorlagen', 'pages'])('the texts of content/%s', (area) => {
  it.each(locales)('cite only rulings of content/facts/law.json, each under its date (%s)', (locale) => {
    const files = contentFiles('.mdx').filter((file) => file.startsWith(`content/${area}`) && localeOf(file) === locale)
    const wrong = files.flatMap((file) => wronglyCited(plain(readFileSync(`${root}${file}`, 'utf8')), locale).map((one) => `${file}: ${one}`))
    expect(wrong).toEqual([])
  })
})

it.each(locales)('so do the mistakes that the templates warn of (%s)', (locale) => {
  const mistakes = roleTemplates.flatMap(({ role }) => findRole(role.toLowerCase()).pitfalls.map((pitfall) => `${role}: ${plain(pitfall[locale])}`))
  expect(mistakes.flatMap((text) => wronglyCited(text, locale).map((one) => `${text} ${one}`))).toEqual([])
})

it('English texts name courts as the record does in English', () => {
  const german = [...new Set(allRulings.map(({ court }) => court.name))].filter((name) => name.de !== name.en).map((name) => name.de)
  const wrong = contentFiles('.mdx')
    .filter((file) => localeOf(file) === 'en')
    .flatMap((file) => german.filter((name) => plain(readFileSync(`${root}${file}`, 'utf8')).includes(name)).map((name) => `${file}: ${name}`))
  expect(german).not.toEqual([])
  expect(wrong).toEqual([])
})

it.each(locales)('the entries name court and date of a ruling as the record does (%s)', async (locale) => {
  const cited = (await readCollection('wissen', locale)).flatMap(({ slug, meta }) => (meta.rulings ?? []).map((one) => ({ slug, ...one })))
  const wrong = cited.filter(
    ({ number, date, court }) => !courtsOf(number).some((one) => one.date === date && one.court.name[locale] === shortCourt(court)),
  )
  expect(wrong.map(({ slug, court, date, number }) => `${slug}: ${court}, ${date}, ${number}`)).toEqual([])
})
