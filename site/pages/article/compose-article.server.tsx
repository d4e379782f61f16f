import type { FrontMatter } from '#words'
import type { Company } from '#words/facts'
import { type Locale, messagesFor, normIn } from '#words/interface'
import { Contents } from '../../blocks/contents.tsx'
import { Sources } from '../../blocks/sources.tsx'
import type { RenderedText } from '../../mdx/render.server.tsx'
import { staticMarkup } from '../../mdx/static-markup.server.ts'

/** An article's finished markup: contents, text with its footnotes, sources, and the word on legal advice. */
export function composeArticle({ html, headings }: RenderedText, meta: FrontMatter<'blog'>, locale: Locale): string {
  const messages = messagesFor(locale)
  const contents = staticMarkup(<Contents title={messages['page.toc']} headings={headings} />)
  const foot = staticMarkup(
    <>
      {meta.sources && <Sources title={messages['page.sources']} sources={meta.sources.map((source) => normIn(locale, source))} />}
      {meta.legal && <p className="disclaimer">{messages['article.noLegalAdvice']}</p>}
    </>,
  )
  return `${contents}<div class="prose">${html}${foot}</div>`
}

/** Who answers for an article, as search engines are told; a sample person they are not. */
export function namedEditor({ sample, responsible }: Pick<Company, 'sample' | 'responsible'>): { readonly editor?: string } {
  return sample ? {} : { editor: responsible }
}
