import { useLoaderData } from 'react-router'
import { PageBody } from '../../blocks/page-body.tsx'
import { PageHeader } from '../../blocks/page-header.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { loadPlain } from './load-plain.server.ts'
import css from './text.css?inline'

export const loader = loadPlain
export const meta = pageMeta

/** A page whose text stands in one column, with room for margin notes. */
export default function TextPage() {
  const { head, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="text" css={css} />
      <PageHeader head={head} />
      <PageBody prose={prose} />
    </>
  )
}
