import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { CtaBand } from '../cta-band.tsx'
import { loadPage } from '../load-page.server.ts'
import css from './home.css?inline'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, locale } = await loadPage(url, 'pages')
  return { head, locale, prose: text.html }
}

export const meta = pageMeta

export default function HomePage() {
  const { prose, locale } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="home" css={css} />
      <Prose html={prose} className="home" />
      <CtaBand locale={locale} />
    </>
  )
}
