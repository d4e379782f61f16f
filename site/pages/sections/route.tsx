import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { CtaBand } from '../cta-band.tsx'
import { loadPage } from '../load-page.server.ts'
import { PageHeader } from '../page-header.tsx'
import css from './sections.css?inline'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, found, locale } = await loadPage(url, 'pages')
  return { head, locale, flag: found.row.flag ?? 's', section: found.row.section ?? 'trust', prose: text.html }
}

export const meta = pageMeta

/** A page whose text sets its own sections, wide enough for tables and drawings. */
export default function SectionsPage() {
  const { head, flag, section, prose, locale } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="sections" css={css} />
      <PageHeader head={head} flag={flag} section={`section.${section}`} />
      <Prose html={prose} className="sections" />
      {section !== 'trust' && <CtaBand locale={locale} />}
    </>
  )
}
