import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useMessages } from '../../runtime/messages.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { HalyardLabel } from '../../ui/halyard-label.tsx'
import { loadPage } from '../load-page.server.ts'
import { PageBody } from '../page-body.tsx'
import { PageHeader } from '../page-header.tsx'
import css from './downloads.css?inline'
import { type ListedDownload, type ListedGroup, listedDownloads } from './listed-downloads.server.ts'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, locale, found } = await loadPage(url, 'pages')
  return { head, flag: found.row.flag ?? 'n', groups: listedDownloads(locale), prose: text.html }
}

export const meta = pageMeta

export default function DownloadsPage() {
  const t = useMessages()
  const { head, flag, groups, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="downloads" css={css} />
      <PageHeader head={head} flag={flag} section="section.knowledge">
        <nav className="dl-nav" aria-label={t('downloads.groups')}>
          <ul>
            {groups.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeader>
      {groups.map((group) => (
        <Group key={group.id} {...group} />
      ))}
      <PageBody prose={prose} />
    </>
  )
}

function Group({ id, flag, label, title, downloads }: ListedGroup) {
  return (
    <section className="dl" aria-labelledby={id}>
      <div className="wrap">
        <HalyardLabel flag={flag}>{label}</HalyardLabel>
        <div className="main">
          <h2 id={id}>{title}</h2>
          {downloads.map((download) => (
            <Download key={download.id} {...download} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Download({ id, title, use, note, files }: ListedDownload) {
  return (
    <article className="dl-one" aria-labelledby={id}>
      <div>
        <h3 id={id}>{title}</h3>
        <p>{use}</p>
        <p className="small dim">{note}</p>
      </div>
      <ul className="dl-f">
        {files.map(({ href, format, name, hrefLang, facts }) => (
          <li key={href}>
            <a href={href} download hrefLang={hrefLang}>
              <span className="dl-k">{format}</span>
              <span>
                <span className="vh">{title}: </span>
                <b>{name}</b>
                <span className="small">{facts}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </article>
  )
}
