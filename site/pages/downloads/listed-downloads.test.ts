import { describe, expect, it } from 'vitest'
import { locales } from '#words/interface'
import { documentPaths } from '../../route-table/documents.ts'
import { pages } from '../../route-table/pages.ts'
import { listedDownloads } from './listed-downloads.server.ts'

const downloadsOf = (locale: 'de' | 'en') => listedDownloads(locale).flatMap(({ downloads }) => downloads)

describe.each(locales.map(({ code }) => code))('the list of downloads (%s)', (locale) => {
  it('names for every file its format, its size and, of a PDF, its pages', () => {
    const files = downloadsOf(locale).flatMap((download) => download.files)
    expect(files.length).toBeGreaterThanOrEqual(10)
    for (const { href, format, name, facts } of files) {
      expect(name, href).not.toBe('')
      expect(facts, href).toMatch(format === 'PDF' ? /^\d+\s(?:Seiten?\sA4|A4\spages?), \d+\skB$/ : /^\d+\skB$/)
    }
    expect(new Set(files.map(({ href }) => href)).size).toBe(files.length)
  })

  it('says of everything what it is for, and its day or its version', () => {
    for (const { id, use, note, files } of downloadsOf(locale)) {
      expect(use.length, id).toBeGreaterThan(40)
      expect(note, id).toMatch(/^(?:Stand|As of|Version) .*\d/)
      expect(files.length, id).toBeGreaterThan(0)
    }
  })

  it('leads to the files of the API where its pages hand them out', () => {
    const handedOut = downloadsOf(locale)
      .flatMap(({ files }) => files)
      .filter(({ href }) => !href.startsWith('/downloads/'))
    expect(handedOut).toHaveLength(7)
    for (const { href } of handedOut) expect(documentPaths).toContain(href)
  })

  it('has the file in the language of the page first', () => {
    for (const { id, files } of downloadsOf(locale)) expect(files[0]?.hrefLang ?? locale, id).toBe(locale)
  })
})

it('the flags of page and groups spell the word of the route table', () => {
  const row = pages.find(({ path }) => path === '/knowledge/downloads')
  const flags = listedDownloads('de').map(({ flag }) => flag)
  expect([row?.flag, ...flags].join('').toUpperCase()).toBe(row?.word)
})
