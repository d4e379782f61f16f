import { expect, it } from 'vitest'
import Sample from './footnotes.sample.mdx'
import { renderText } from './render.server.tsx'

for (const [locale, heading, first, back] of [
  ['de', 'Fußnoten', 'Fußnote 1', 'Zurück zur Textstelle 1-2'],
  ['en', 'Footnotes', 'Footnote 1', 'Back to place 1-2 in the text'],
] as const) {
  const { html, headings } = renderText(Sample, locale)
  const values = (attribute: string) => [...html.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))].map(([, value = '']) => value)

  it(`footnotes speak the language of the text (${locale})`, () => {
    expect(html).toContain(`<h2 id="footnote-label">${heading}</h2>`)
    expect(values('aria-label')).toEqual(expect.arrayContaining([first, back]))
    expect(html).not.toContain('Back to reference')
  })

  it(`every end of a footnote is there once, in plain letters (${locale})`, () => {
    const ids = values('id')
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/)
    const targets = values('href').map((href) => href.slice(1))
    expect(targets.sort()).toEqual(['fn-1', 'fn-1', 'fn-2', 'fnref-1', 'fnref-1-2', 'fnref-2'])
    expect(ids).toEqual(expect.arrayContaining(targets))
  })

  it(`the heading of the footnotes is none of the contents (${locale})`, () => {
    expect(headings.map(({ id }) => id)).toEqual(['danach'])
  })
}
