import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { loadPage } from '../load-page.server.ts'
import { PageHeader } from '../page-header.tsx'
import css from './company.css?inline'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, found } = await loadPage(url, 'pages')
  return { head, flag: found.row.flag ?? 'h', prose: text.html }
}

export const meta = pageMeta

export default function CompanyPage() {
  const { head, flag, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="company" css={css} />
      <PageHeader head={head} flag={flag} section="section.company" />
      <Prose html={prose} className="company" />
    </>
  )
}
