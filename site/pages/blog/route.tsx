import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { listArticles } from '../../blocks/articles/articles.server.ts'
import { loadPage } from '../../blocks/load-page.server.ts'
import { PageHeader } from '../../blocks/page-header.tsx'
import { answerForm, answerScript } from '../../forms/answer-form.server.ts'
import { FormSection } from '../../forms/form-section.tsx'
import { loadForm } from '../../forms/load-form.server.ts'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import css from './blog.css?inline'
import { composeBlog, filterData } from './compose-blog.server.tsx'
import { filterRules } from './filter-rules.ts'

export const middleware = [answerScript]
export const action = answerForm

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { head, text, locale, meta } = await loadPage(url, 'pages')
  const articles = await listArticles(locale)
  return {
    head: { ...head, hasFeeds: true as const },
    place: loadForm(url, context),
    rules: filterRules(filterData(articles)),
    prose: composeBlog({ articles, featured: meta.featured, locale, text: text.html }),
  }
}

export const meta = pageMeta

export default function BlogPage() {
  const { head, place, rules, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="blog" css={css + rules} />
      <PageHeader head={head} />
      <Prose html={prose} className="overview" />
      <FormSection place={place} onFog />
    </>
  )
}
