import { useLoaderData } from 'react-router'
import { PageHeader } from '../../blocks/page-header.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { loadPlain } from './load-plain.server.ts'
import css from './sections.css?inline'

export const loader = loadPlain
export const meta = pageMeta

/** A page whose text sets its own sections, wide enough for tables and drawings. */
export default function SectionsPage() {
  const { head, prose, opening } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="sections" css={css} />
      <PageHeader head={head} opening={opening} />
      <Prose html={prose} className="sections" />
    </>
  )
}
