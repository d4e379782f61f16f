import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPage } from '../../../blocks/load-page.server.ts'
import { PageHeader } from '../../../blocks/page-header.tsx'
import { pageMeta } from '../../../seo/meta.ts'
import { FamilyStyles } from '../../../ui/family-styles.tsx'
import { Prose } from '../../../ui/prose.tsx'
import css from './stack.css?inline'
import { Stack } from './stack.tsx'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, locale } = await loadPage(url, 'pages')
  return { head, locale, prose: text.html, opening: text.opening }
}

export const meta = pageMeta

export default function StackPage() {
  const { head, locale, prose, opening } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="stack" css={css} />
      <PageHeader head={head} opening={opening} />
      <Stack locale={locale} />
      <Prose html={prose} className="sells" />
    </>
  )
}
