import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { CtaBand } from '../cta-band.tsx'
import { loadPage } from '../load-page.server.ts'
import { PageBody } from '../page-body.tsx'
import { PageHeader } from '../page-header.tsx'
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
      <PageHeader head={head} flag="a" section="section.product" />
      <Analyser locale={locale} first={first} />
      <PageBody prose={prose} />
      <CtaBand locale={locale} />
    </>
  )
}
