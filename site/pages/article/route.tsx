import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { company } from '#words/company'
import { useMessages } from '../../runtime/messages.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { HalyardLabel } from '../../ui/halyard-label.tsx'
import { formatDate } from '../format-date.ts'
import { ListSection } from '../list-section.tsx'
import { loadPage } from '../load-page.server.ts'
import { PageBody } from '../page-body.tsx'
import { PageHeader } from '../page-header.tsx'
import { composeArticle } from './compose-article.server.tsx'
import { nextArticles } from './next-articles.server.ts'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, meta, minutes, locale, found } = await loadPage(url, 'blog')
  const { published, reviewed, topic } = meta
  return {
    head: { ...head, article: { published, modified: reviewed } },
    published: { iso: published, text: formatDate(published, locale) },
    reviewed: formatDate(reviewed, locale),
    topic,
    minutes,
    next: await nextArticles(String(found.params.slug), topic, locale),
    editorialEmail: company.editorialEmail,
    prose: composeArticle(text, meta, locale),
  }
}

export const meta = pageMeta

export default function ArticlePage() {
  const t = useMessages()
  const { head, topic, published, reviewed, minutes, next, editorialEmail, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <article>
        <PageHeader head={head} flag="d" section="section.blog">
          <p className="meta">
            <span>{topic}</span>
            <time dateTime={published.iso}>{published.text}</time>
            <span>{t('article.author')}</span>
            <span>{t('article.minutes', { minutes })}</span>
            <span>{t('article.reviewed', { date: reviewed })}</span>
          </p>
        </PageHeader>
        <PageBody prose={prose} />
      </article>
      <ListSection id="next" flag="n" heading={t('page.next')} label={t('article.more')} items={next} onFog />
      <section className="sec sec--tight">
        <div className="wrap">
          <HalyardLabel flag="k">{t('article.contact')}</HalyardLabel>
          <p className="main narrow">
            {t('article.corrections')} <a href={`mailto:${editorialEmail}`}>{editorialEmail}</a>.
          </p>
        </div>
      </section>
    </>
  )
}
