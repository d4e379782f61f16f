import { describe, expect, it } from 'vitest'
import { company } from './company.ts'
import { fill } from './fill.ts'
import { frontMatterSchemas } from './front-matter.ts'
import { readText, slugsOf } from './index.ts'
import { listSlugs } from './listing.ts'
import { isLocale, localeRecord } from './locales.ts'
import { messagesFor } from './messages.ts'

describe('locales', () => {
  it('knows the records of the specification', () => {
    expect(localeRecord('de')).toEqual({ code: 'de', iso: 'de-DE', language: 'de-DE', name: 'Deutsch' })
    expect(localeRecord('en')).toEqual({ code: 'en', iso: 'en-US', language: 'en-US', name: 'English' })
    expect(isLocale('fr')).toBe(false)
  })

  it('a locale that cannot be loaded is the error of the specification', () => {
    expect(() => localeRecord('fr')).toThrow('Failed loading locale (fr)')
    expect(() => messagesFor('fr')).toThrow('Failed loading locale (fr)')
  })
})

it('fill puts values into their places and leaves the others', () => {
  expect(fill('{a} und {b}', { a: 1 })).toBe('1 und {b}')
})

it('the company record is whole and says that it is a sample', () => {
  expect(company.sample).toBe(true)
  expect(company.social.map(({ kind }) => kind)).toEqual(['photo', 'microblog', 'video', 'network'])
})

describe('texts', () => {
  it('lists the same slugs inside the bundle and beside it', () => {
    expect(slugsOf('blog')).toEqual(listSlugs('blog'))
    expect(slugsOf('wissen')).toEqual(listSlugs('wissen'))
  })

  it('claim no day before the website had any', async () => {
    const { meta } = await readText('blog', 'lexikon', 'de')
    const claims = (days: object) => frontMatterSchemas.blog.safeParse({ ...meta, ...days }).success
    expect(claims({})).toBe(true)
    expect(claims({ published: '2026-11-20' })).toBe(false)
    expect(claims({ revised: '2026-05-06' })).toBe(false)
  })

  it('names the file that is not there', async () => {
    await expect(readText('pages', 'nothing', 'de')).rejects.toThrow('No text: content/pages/nothing/de.mdx')
  })
})
