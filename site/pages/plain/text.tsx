import { useLoaderData } from 'react-router'
import { PageHeader } from '../../blocks/page-header.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { loadText } from './load-text.server.tsx'
import css from './text.css?inline'

export const loader = loadText
export const meta = pageMeta

/** A page that is one long text, its contents beside it. */
export default function TextPage() {
  const { head, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="text" css={css} />
      <PageHeader head={head} />
      <Prose html={prose} className="body txt beside" />
    </>
  )
}
