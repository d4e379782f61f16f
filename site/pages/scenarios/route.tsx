import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { CtaBand } from '../cta-band.tsx'
import { loadPage } from '../load-page.server.ts'
import { PageHeader } from '../page-header.tsx'
import css from './scenarios.css?inline'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, found, locale } = await loadPage(url, 'pages')
  return { head, locale, flag: found.row.flag ?? 'b', prose: text.html }
}

export const meta = pageMeta

export default function ScenariosPage() {
  const { head, locale, flag, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="scenarios" css={css} />
      <PageHeader head={head} flag={flag} section="section.product" />
      <Prose html={prose} className="scenarios" />
      <CtaBand locale={locale} />
    </>
  )
}
