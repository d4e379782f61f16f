import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPage } from '../../blocks/load-page.server.ts'
import { PageHeader } from '../../blocks/page-header.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import css from './generator.css?inline'
import { Generator } from './generator.tsx'
import { carriedIn } from './sample-carried.server.ts'
import { sampleLetter } from './sample-letter.server.ts'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, locale } = await loadPage(url, 'pages')
  const sample = sampleLetter(locale)
  return { head, locale, prose: text.html, opening: text.opening, sample, carried: carriedIn(sample) }
}

export const meta = pageMeta

export default function GeneratorPage() {
  const { head, locale, prose, opening, sample } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="generator" css={css} />
      <PageHeader head={head} opening={opening} />
      <Generator locale={locale} sample={sample} />
      <Prose html={prose} className="sells" />
    </>
  )
}
