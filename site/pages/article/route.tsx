import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { company } from '#words/facts'
import { longDate } from '#words/interface'
import { nextArticles } from '../../blocks/articles/next-articles.server.ts'
import { ListSection } from '../../blocks/list-section.tsx'
import { loadPage } from '../../blocks/load-page.server.ts'
import { PageHeader } from '../../blocks/page-header.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { localized } from '../../route-table/paths.ts'
import { articleData } from '../../seo/article-data.ts'
import { pageMetaWith } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { CheckSection, Corrections } from './after-article.tsx'
import css from './article.css?inline'
import textCss from './article-text.css?inline'
import { composeArticle, namedEditor } from './compose-article.server.tsx'
import { RowFilter } from './row-filter.tsx'
import rulingsCss from './rulings.css?inline'
import { rulingsRules as rules } from './rulings-rules.server.ts'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, meta, minutes, locale, found } = await loadPage(url, 'blog')
  const { published, revised, topic } = meta
  return {
    head: { ...head, article: { published, modified: revised, ...namedEditor(company) }, hasFeeds: true as const },
    responsible: { name: company.responsible, isSample: company.sample },
    published: { iso: published, text: longDate(published, locale) },
    revised: { iso: revised, text: longDate(revised, locale) },
    topic,
    minutes,
    next: await nextArticles(String(found.params.slug).toLowerCase(), locale),
    check: localized('/products/zeugnisparser', locale),
    editorialEmail: company.editorialEmail,
    prose: composeArticle(text, meta, locale),
    rulingsRules: text.html.includes('data-rows') ? rules : undefined,
    textCss,
  }
}

export const meta = pageMetaWith(articleData)

export default function ArticlePage() {
  const t = useMessages()
  const { head, topic, published, revised, responsible, minutes, next, check, editorialEmail, prose, rulingsRules, textCss } =
    useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="article" css={css} />
      <FamilyStyles family="article-text" css={textCss} />
      {rulingsRules && (
        <>
          <FamilyStyles family="rulings" css={rulingsCss + rulingsRules} />
          <RowFilter />
        </>
      )}
      <article>
        <PageHeader head={head}>
          <p className="meta" data-search="off">
            <span>{t(`blog.topic.${topic}`)}</span>
            <time dateTime={published.iso}>{t('article.published', { date: published.text })}</time>
            <time dateTime={revised.iso}>{t('article.revised', { date: revised.text })}</time>
            <span>{t('article.minutes', { minutes })}</span>
          </p>
        </PageHeader>
        <div className="body">
          <Prose html={prose} className="reading" />
        </div>
      </article>
      <CheckSection href={check} />
      <ListSection id="next" flag="n" heading={t('page.next')} label={t('article.more')} items={next} />
      <Corrections email={editorialEmail} responsible={responsible} />
    </>
  )
}
