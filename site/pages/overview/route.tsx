import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useMessages } from '../../runtime/messages.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { HalyardLabel } from '../../ui/halyard-label.tsx'
import { Prose } from '../../ui/prose.tsx'
import { loadPage } from '../load-page.server.ts'
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
      <div className="body">
        <div className="art">
          <Prose html={prose} />
        </div>
      </div>
      <section className="sec sec--fog" aria-labelledby="list">
        <div className="wrap">
          <HalyardLabel flag="o">{t(list.title)}</HalyardLabel>
          <div className="main">
            <h2 id="list">{t(list.title)}</h2>
            <ul className="arts">
              {list.items.map(({ href, title, note, lead }) => (
                <li key={href}>
                  <a href={href} className="arts-2">
                    <span className="arts-t">{title}</span>
                    <span className="small">
                      {note && <b>{note}: </b>}
                      {lead}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
    </>
  )
}
