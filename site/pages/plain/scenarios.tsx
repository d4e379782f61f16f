import { useLoaderData } from 'react-router'
import { PageHeader } from '../../blocks/page-header.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { loadPlain } from './load-plain.server.ts'
import css from './scenarios.css?inline'

export const loader = loadPlain
export const meta = pageMeta

/** A page that shows how sample companies work. */
export default function ScenariosPage() {
  const { head, prose, opening } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="scenarios" css={css} />
      <PageHeader head={head} opening={opening} />
      <Prose html={prose} className="scenarios" />
    </>
  )
}
