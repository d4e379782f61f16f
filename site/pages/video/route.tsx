import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { CtaBand } from '../cta-band.tsx'
import { loadPage } from '../load-page.server.ts'
import { PageHeader } from '../page-header.tsx'
import { composeVideo } from './compose-video.server.tsx'
import css from './video.css?inline'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, locale } = await loadPage(url, 'pages')
  return { head, locale, prose: composeVideo(locale, text.html) }
}

export const meta = pageMeta

export default function VideoPage() {
  const { head, locale, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="video" css={css} />
      <PageHeader head={head} flag="g" section="section.product" />
      <Prose html={prose} className="video" />
      <CtaBand locale={locale} />
    </>
  )
}
