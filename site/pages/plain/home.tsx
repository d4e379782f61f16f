import { useLoaderData } from 'react-router'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import css from './home.css?inline'
import { loadPlain } from './load-plain.server.ts'

export const loader = loadPlain
export const meta = pageMeta

/** The home page: its text is the whole of it. */
export default function HomePage() {
  const { prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="home" css={css} />
      <Prose html={prose} className="home" />
    </>
  )
}
