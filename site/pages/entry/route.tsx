import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useMessages } from '../../runtime/messages.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { formatDate } from '../format-date.ts'
import { ListSection } from '../list-section.tsx'
import { loadPage } from '../load-page.server.ts'
import { PageBody } from '../page-body.tsx'
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
        <PageBody prose={prose} />
      </article>
      <ListSection id="related" flag="e" heading={t('page.related')} label={t('section.knowledge')} items={related} onFog />
    </>
  )
}
