import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPage } from '../../../blocks/load-page.server.ts'
import { PageHeader } from '../../../blocks/page-header.tsx'
import { pageMeta } from '../../../seo/meta.ts'
import { FamilyStyles } from '../../../ui/family-styles.tsx'
import { Prose } from '../../../ui/prose.tsx'
import batchCss from './batch.css?inline'
import { sampleCells } from './sample-table.ts'
import css from './stack.css?inline'
import { Stack } from './stack.tsx'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, locale } = await loadPage(url, 'pages')
  // Styles of what stands in the text come with it, and not with the page's script.
  return { head, locale, prose: text.html, opening: text.opening, batchCss, sample: sampleCells(locale) }
}

export const meta = pageMeta

export default function StackPage() {
  const { head, locale, prose, opening, batchCss, sample } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="stack" css={css} />
      <FamilyStyles family="stack-batch" css={batchCss} />
      <PageHeader head={head} opening={opening} />
      <Stack locale={locale} sample={sample} />
      <Prose html={prose} className="sells" />
    </>
  )
}
