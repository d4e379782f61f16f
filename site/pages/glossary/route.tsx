import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { loadPage } from '../load-page.server.ts'
import { PageHeader } from '../page-header.tsx'
import { composeGlossary } from './compose-glossary.server.tsx'
import css from './glossary.css?inline'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, locale } = await loadPage(url, 'pages')
  return { head, prose: await composeGlossary(locale, text.html) }
}

export const meta = pageMeta

export default function GlossaryPage() {
  const { head, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="glossary" css={css} />
      <PageHeader head={head} flag="w" section="section.knowledge" />
      <Prose html={prose} className="overview" />
    </>
  )
}
