import { expect, it } from 'vitest'
import { locales } from '#words/interface'
import { listArticles } from './articles.server.ts'

it.each(locales.map(({ code }) => code))('every article has a figure, and it drawn small without words (%s)', async (locale) => {
  for (const { slug, figure, picture } of await listArticles(locale)) {
    expect(figure, slug).toMatch(/^<figure class="fig"/)
    expect(picture, slug).toMatch(/^<svg class="small-fig"[^>]*aria-hidden="true">/)
    expect(picture, slug).not.toMatch(/<text|NaN|undefined/)
    expect(picture.length, slug).toBeLessThan(5000)
  }
})
