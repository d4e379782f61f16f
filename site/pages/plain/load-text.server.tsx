import { renderToStaticMarkup } from 'react-dom/server'
import type { LoaderFunctionArgs } from 'react-router'
import { messagesFor } from '#words/interface'
import { Contents } from '../../blocks/contents.tsx'
import { loadPage } from '../../blocks/load-page.server.ts'

/** What a page of heading and one long text needs: its contents come before it. */
export async function loadText({ url }: LoaderFunctionArgs) {
  const { head, text, locale } = await loadPage(url, 'pages')
  const prose = renderToStaticMarkup(
    <>
      <Contents title={messagesFor(locale)['page.toc']} headings={text.headings} />
      <div className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
    </>,
  )
  return { head, prose }
}
