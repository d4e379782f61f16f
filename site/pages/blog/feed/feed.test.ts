import { describe, expect, it } from 'vitest'
import { atomFeed } from './atom.ts'
import type { Feed } from './feed.ts'
import { feedHtml } from './feed-html.ts'
import { jsonFeed } from './json-feed.ts'

const origin = 'https://www.example.org'
const item = (slug: string, updated: string) => ({
  url: `${origin}/${slug}`,
  title: 'Dank & Wünsche <kurz>',
  summary: 'Mit "Anführung"',
  html: '<p>a & b</p>',
  topic: { key: 'law', label: 'Recht & Form' },
  published: '2026-01-02',
  updated,
})
const feed: Feed = {
  language: 'de-DE',
  title: 'Blog',
  subtitle: 'Unterzeile',
  author: 'Redaktion',
  home: `${origin}/knowledge/blog`,
  origin,
  items: [item('a', '2026-02-03'), item('b', '2026-04-05')],
}

describe('the feeds', () => {
  it('Atom was updated when its latest entry was, and escapes what XML would read', () => {
    const xml = atomFeed(feed, `${origin}/feed.atom`)
    expect(/<updated>(.*?)<\/updated>/.exec(xml)?.[1]).toBe('2026-04-05T00:00:00Z')
    expect(xml).toContain('<title>Dank &amp; Wünsche &lt;kurz&gt;</title>')
    expect(xml).toContain('<content type="html">&lt;p&gt;a &amp; b&lt;/p&gt;</content>')
    expect(xml).toContain('label="Recht &amp; Form"')
  })

  it('JSON Feed holds the same articles in the same order', () => {
    const json = JSON.parse(jsonFeed(feed, `${origin}/feed.json`))
    expect(json.items.map(({ id }: { id: string }) => id)).toEqual([`${origin}/a`, `${origin}/b`])
    expect(json.items[0]).toMatchObject({ content_html: '<p>a & b</p>', date_modified: '2026-02-03T00:00:00Z', tags: ['Recht & Form'] })
  })
})

it('a text for feed readers leads to the site and carries nothing that only lives on a page', () => {
  const html =
    '<p id="x" class="y"><svg class="flag"><use href="/a.svg#b"/></svg><a href="/wissen/z">Z</a><a href="#fn-1" aria-label="q">1</a><button>C</button></p><fieldset><legend>F</legend></fieldset><tfoot><tr><td>Alle</td></tr></tfoot>'
  expect(feedHtml(html, `${origin}/a`, origin)).toBe(`<p><a href="${origin}/wissen/z">Z</a><a href="${origin}/a#fn-1">1</a></p>`)
})
