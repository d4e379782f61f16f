import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPage } from '../../blocks/load-page.server.ts'
import { PageHeader } from '../../blocks/page-header.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { composeGlossary } from './compose-glossary.server.tsx'
import css from './glossary.css?inline'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, locale } = await loadPage(url, 'pages')
  return { head: { ...head, flag: 'w' }, prose: await composeGlossary(locale, text.html) }
}

export const meta = pageMeta

export default function GlossaryPage() {
  const { head, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="glossary" css={css} />
      <PageHeader head={head} />
      <Prose html={prose} className="overview" />
    </>
  )
}
