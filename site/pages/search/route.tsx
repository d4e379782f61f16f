import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { fill, messagesFor } from '#words/interface'
import { loadPage } from '../../blocks/load-page.server.ts'
import { PageHeader } from '../../blocks/page-header.tsx'
import { searchContext } from '../../context.ts'
import { useMessages } from '../../messages/messages.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { shorten } from '../../shell/search/shorten.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Answer } from './answer.tsx'
import css from './search.css?inline'
import { SearchField } from './search-field.tsx'

/** Results on one page: whoever looks further is better served by another word. */
const MAX_SHOWN = 40

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { head, text, locale } = await loadPage(url, 'pages')
  const query = url.searchParams.get('q')?.trim() ?? ''
  const kind = url.searchParams.get('kind') || undefined
  const answer = query ? await context.get(searchContext)?.(locale, { query, kind, limit: MAX_SHOWN }) : undefined
  const title = fill(messagesFor(locale)['search.titleFor'], { query: shorten(query) })
  return { head: query ? { ...head, title } : head, locale, query, kind, answer, prose: query ? '' : text.html, opening: query ? '' : text.opening }
}

type Loaded = Awaited<ReturnType<typeof loader>>

/** The page itself may be found by robots; what somebody asked it may not. */
export function meta(args: Parameters<typeof pageMeta>[0] & { readonly loaderData: Loaded | undefined }) {
  const query = args.loaderData?.query
  return query ? [...pageMeta(args), { name: 'robots', content: 'noindex' }] : pageMeta(args)
}

export default function SearchPage() {
  const { head, locale, query, kind, answer, prose, opening } = useLoaderData<typeof loader>()
  const t = useMessages()
  return (
    <>
      <FamilyStyles family="search" css={css} />
      <PageHeader head={head}>
        <SearchField key={query} locale={locale} query={query} />
        {!query && <Prose html={opening} name="opening" className="asked-w" />}
      </PageHeader>
      {!query && (
        <div className="body">
          <Prose html={prose} />
        </div>
      )}
      {query && (
        <section className="sec-hits" aria-label={t('search.results')}>
          <div className="wrap">
            <div className="main">
              {answer ? <Answer answer={answer} query={query} kind={kind} locale={locale} /> : <p>{t('search.unavailable')}</p>}
            </div>
          </div>
        </section>
      )}
    </>
  )
}
