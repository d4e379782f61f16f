import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPage } from '../../blocks/load-page.server.ts'
import { PageBody } from '../../blocks/page-body.tsx'
import { PageHeader } from '../../blocks/page-header.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { HalyardLabel } from '../../ui/halyard-label.tsx'
import css from './downloads.css?inline'
import { type ListedDownload, type ListedGroup, listedDownloads } from './listed-downloads.server.ts'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, locale } = await loadPage(url, 'pages')
  return { head, groups: listedDownloads(locale), prose: text.html }
}

export const meta = pageMeta

export default function DownloadsPage() {
  const t = useMessages()
  const { head, groups, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="downloads" css={css} />
      <PageHeader head={head}>
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

function Download({ id, title, use, note, files, picture }: ListedDownload) {
  const t = useMessages()
  return (
    <article className="dl-one" aria-labelledby={id}>
      {picture && <img className="dl-p" {...picture} alt={t('downloads.picture', { title })} loading="lazy" decoding="async" />}
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
