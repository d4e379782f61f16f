import { useLoaderData } from 'react-router'
import { PageHeader } from '../../blocks/page-header.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import css from './company.css?inline'
import { loadPlain } from './load-plain.server.ts'

export const loader = loadPlain
export const meta = pageMeta

/** A page about the company. */
export default function CompanyPage() {
  const { head, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="company" css={css} />
      <PageHeader head={head} />
      <Prose html={prose} className="company" />
    </>
  )
}
