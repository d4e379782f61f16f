import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { CtaBand } from '../cta-band.tsx'
import { loadPage } from '../load-page.server.ts'
import { PageBody } from '../page-body.tsx'
import { PageHeader } from '../page-header.tsx'
import css from './generator.css?inline'
import { Generator } from './generator.tsx'
import { carriedIn } from './sample-carried.server.ts'
import { sampleLetter } from './sample-letter.server.ts'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, locale } = await loadPage(url, 'pages')
  const sample = sampleLetter(locale)
  return { head, locale, prose: text.html, sample, carried: carriedIn(sample) }
}

export const meta = pageMeta

export default function GeneratorPage() {
  const { head, locale, prose, sample } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="generator" css={css} />
      <PageHeader head={head} flag="g" section="section.product" />
      <Generator locale={locale} sample={sample} />
      <PageBody prose={prose} />
      <CtaBand locale={locale} />
    </>
  )
}
