import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPage } from '../../blocks/load-page.server.ts'
import { PageHeader } from '../../blocks/page-header.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Comparer } from './comparer.tsx'
import css from './comparison.css?inline'
import { loadFirstComparison } from './samples.server.ts'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, locale } = await loadPage(url, 'pages')
  return { head, locale, first: await loadFirstComparison(locale), prose: text.html, opening: text.opening }
}

export const meta = pageMeta

export default function ComparisonPage() {
  const { head, locale, first, prose, opening } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="comparison" css={css} />
      <PageHeader head={head} opening={opening} />
      <Comparer locale={locale} first={first} />
      <Prose html={prose} className="sells" />
    </>
  )
}
