import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { linksIn } from './read-links.ts'
import { readTexts } from './read-texts.ts'

it('links to others are found once each; our own, samples and what is no page are not', () => {
  const html = `<a href="https://dejure.org/a?b=1&amp;c=2">x</a><a href='https://dejure.org/a?b=1&amp;c=2'>y</a><link href="https://example.com/style">
    <a href="/wissen">z</a><a href="https://origin.invalid/x">a</a><a href="https://mastodon.example/@x">b</a><a href="mailto:a@b.de">c</a><a>d</a>`
  expect([...linksIn(html)]).toEqual(['https://dejure.org/a?b=1&c=2'])
})

it('every text is listed with its day in each language, and whether it says what the law is', async () => {
  const texts = await readTexts(fileURLToPath(new URL('../../../content', import.meta.url)))
  expect(texts.length).toBeGreaterThan(100)
  const entry = texts.find(({ folder }) => folder === 'wissen/anspruch-und-frist')
  expect(entry).toMatchObject({ title: 'Anspruch und Frist: wie lange man ein Zeugnis verlangen kann', isAboutLaw: true })
  expect(Object.values(entry?.revised ?? {})).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), expect.stringMatching(/^\d{4}-\d\d-\d\d$/)])
  expect(texts.filter(({ title }) => title === '')).toEqual([])
})
