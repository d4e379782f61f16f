import { renderToStaticMarkup } from 'react-dom/server'
import { type FrontMatter, readText } from '#words'
import type { Locale } from '#words/locales'
import { messagesFor } from '#words/messages'
import type { RenderedText } from '../../mdx/render.server.tsx'
import { entryPath } from '../../paths.ts'
import { inLocale } from '../../routes.ts'
import { Sources } from '../sources.tsx'

/** An entry's finished markup: text, sources, and the word on legal advice. */
export function composeEntry({ html }: RenderedText, { sources }: FrontMatter<'wissen'>, locale: Locale): string {
  const messages = messagesFor(locale)
  return (
    html +
    renderToStaticMarkup(
      <>
        <Sources title={messages['page.sources']} sources={sources} />
        <p className="disclaimer">{messages['article.noLegalAdvice']}</p>
      </>,
    )
  )
}

export function relatedEntries(slugs: readonly string[], locale: Locale) {
  return Promise.all(
    slugs.map(async (slug) => {
      const { meta } = await readText('wissen', slug, locale)
      return { href: inLocale(entryPath('wissen', slug), locale), title: meta.term, lead: meta.lead }
    }),
  )
}
