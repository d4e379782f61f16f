import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { CtaBand } from '../cta-band.tsx'
import { loadPage } from '../load-page.server.ts'
import { PageHeader } from '../page-header.tsx'
import { composeOverview } from './compose-overview.server.tsx'
import css from './templates.css?inline'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, locale, found } = await loadPage(url, 'pages')
  return { head, locale, flag: found.row.flag ?? 't', prose: await composeOverview(found.row.path, locale, text.html) }
}

export const meta = pageMeta

export default function TemplatesPage() {
  const { head, locale, flag, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="templates" css={css} />
      <PageHeader head={head} flag={flag} section="section.template" />
      <Prose html={prose} className="templates" />
      <CtaBand locale={locale} />
    </>
  )
}
