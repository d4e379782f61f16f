import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPage } from '../../../blocks/load-page.server.ts'
import { PageHeader } from '../../../blocks/page-header.tsx'
import { pageMeta } from '../../../seo/meta.ts'
import { FamilyStyles } from '../../../ui/family-styles.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { composeOverview } from './compose-overview.server.tsx'
import css from './templates.css?inline'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, locale, found } = await loadPage(url, 'pages')
  return { head, prose: await composeOverview(found.row.path, locale, text.html) }
}

export const meta = pageMeta

export default function TemplatesPage() {
  const { head, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="templates" css={css} />
      <PageHeader head={head} />
      <Prose html={prose} className="templates" />
    </>
  )
}
