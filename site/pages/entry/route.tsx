import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useMessages } from '../../runtime/messages.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { HalyardLabel } from '../../ui/halyard-label.tsx'
import { Prose } from '../../ui/prose.tsx'
import { formatDate } from '../format-date.ts'
import { loadPage } from '../load-page.server.ts'
import { PageHeader } from '../page-header.tsx'
import { composeEntry, relatedEntries } from './entry.server.tsx'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, meta, locale } = await loadPage(url, 'wissen')
  return {
    head: { ...head, article: { published: meta.reviewed, modified: meta.reviewed } },
    reviewed: { iso: meta.reviewed, text: formatDate(meta.reviewed, locale) },
    related: await relatedEntries(meta.related, locale),
    prose: composeEntry(text, meta, locale),
  }
}

export const meta = pageMeta

export default function EntryPage() {
  const t = useMessages()
  const { head, reviewed, related, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <article>
        <PageHeader head={head} flag="l" section="section.knowledge">
          <p className="meta">
            <time dateTime={reviewed.iso}>{t('article.reviewed', { date: reviewed.text })}</time>
          </p>
        </PageHeader>
        <div className="body">
          <div className="art">
            <Prose html={prose} />
          </div>
        </div>
      </article>
      <section className="sec sec--fog" aria-labelledby="related">
        <div className="wrap">
          <HalyardLabel flag="e">{t('section.knowledge')}</HalyardLabel>
          <div className="main">
            <h2 id="related">{t('page.related')}</h2>
            <ul className="arts">
              {related.map(({ href, term, lead }) => (
                <li key={href}>
                  <a href={href} className="arts-2">
                    <span className="arts-t">{term}</span>
                    <span className="small">{lead}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
    </>
  )
}
