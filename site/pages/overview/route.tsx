import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useMessages } from '../../runtime/messages.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { ListSection } from '../list-section.tsx'
import { loadPage } from '../load-page.server.ts'
import { PageBody } from '../page-body.tsx'
import { PageHeader } from '../page-header.tsx'
import { overviewItems } from './overview-items.server.ts'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, locale, found } = await loadPage(url, 'pages')
  const { flag = 'l', section = 'knowledge', path } = found.row
  return { head, flag, section, list: await overviewItems(path, locale), prose: text.html }
}

export const meta = pageMeta

export default function OverviewPage() {
  const t = useMessages()
  const { head, flag, section, list, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader head={head} flag={flag} section={`section.${section}`} />
      <PageBody prose={prose} />
      <ListSection id="list" flag="o" heading={t(list.title)} items={list.items} onFog />
    </>
  )
}
