import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPage } from '../../blocks/load-page.server.ts'
import { PageHeader } from '../../blocks/page-header.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { composeVideo } from './compose-video.server.tsx'
import css from './video.css?inline'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, locale } = await loadPage(url, 'pages')
  return { head, prose: composeVideo(locale, text.html) }
}

export const meta = pageMeta

export default function VideoPage() {
  const { head, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="video" css={css} />
      <PageHeader head={head} />
      <Prose html={prose} className="video" />
    </>
  )
}
