import { readText } from '#words'
import { type Locale, messagesFor } from '#words/interface'
import { Contents } from '../../blocks/contents.tsx'
import type { RenderedText } from '../../mdx/render.server.tsx'
import { staticMarkup } from '../../mdx/static-markup.server.ts'
import { inLocale, pageName, pages } from '../../route-table/pages.ts'

/** The finished text of a legal page: numbered contents, the text, the other legal pages. */
export async function composeLegal(path: string, { html, headings }: RenderedText, locale: Locale): Promise<string> {
  const messages = messagesFor(locale)
  const others = await otherPages(path, locale)
  return staticMarkup(
    <div className="body lgl beside">
      <Contents title={messages['page.toc']} headings={headings} />
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      <nav className="lgl-o" aria-labelledby="others">
        <p id="others" className="toc-t">
          {messages['legal.others']}
        </p>
        <ul>
          {others.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>,
  )
}

function otherPages(path: string, locale: Locale) {
  const rows = pages.filter((row) => row.family === 'legal' && row.path !== path)
  return Promise.all(
    rows.map(async (row) => {
      const { meta } = await readText('pages', pageName(row.path), locale)
      return { href: inLocale(row.path, locale), label: meta.label ?? meta.title }
    }),
  )
}
