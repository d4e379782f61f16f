import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '../../seo/meta.ts'
import { CtaBand } from '../cta-band.tsx'
import { loadPage } from '../load-page.server.ts'
import { PageBody } from '../page-body.tsx'
import { PageHeader } from '../page-header.tsx'

const sectionsWithBand: readonly string[] = ['product', 'integration']

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, found, locale } = await loadPage(url, 'pages')
  return { head, locale, flag: found.row.flag ?? 'h', section: found.row.section ?? 'company', prose: text.html }
}

export const meta = pageMeta

export default function TextPage() {
  const { head, flag, section, prose, locale } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader head={head} flag={flag} section={`section.${section}`} />
      <PageBody prose={prose} />
      {sectionsWithBand.includes(section) && <CtaBand locale={locale} />}
    </>
  )
}
