import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPage } from '../../blocks/load-page.server.ts'
import { PageBody } from '../../blocks/page-body.tsx'
import { PageHeader } from '../../blocks/page-header.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import css from './analyser.css?inline'
import { Analyser } from './analyser.tsx'
import { loadFirstSample } from './samples.server.ts'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, locale } = await loadPage(url, 'pages')
  return { head, locale, first: await loadFirstSample(locale), prose: text.html }
}

export const meta = pageMeta

export default function AnalyserPage() {
  const { head, locale, first, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="analyser" css={css} />
      <PageHeader head={head} />
      <Analyser locale={locale} first={first} />
      <PageBody prose={prose} />
    </>
  )
}
