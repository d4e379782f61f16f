import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { HalyardLabel } from '../../ui/halyard-label.tsx'
import { loadPage } from '../load-page.server.ts'
import { PageBody } from '../page-body.tsx'
import { PageHeader } from '../page-header.tsx'
import css from './downloads.css?inline'
import { type ListedDownload, listedDownloads } from './listed-downloads.server.ts'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, locale, found } = await loadPage(url, 'pages')
  return { head, flag: found.row.flag ?? 'n', downloads: listedDownloads(locale), prose: text.html }
}

export const meta = pageMeta

export default function DownloadsPage() {
  const { head, flag, downloads, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="downloads" css={css} />
      <PageHeader head={head} flag={flag} section="section.knowledge" />
      {downloads.map((download) => (
        <Download key={download.id} {...download} />
      ))}
      <PageBody prose={prose} />
    </>
  )
}

function Download({ id, flag, kind, title, use, sample, asOf, files }: ListedDownload) {
  return (
    <section className="dl" aria-labelledby={id}>
      <div className="wrap">
        <HalyardLabel flag={flag}>{kind}</HalyardLabel>
        <div className="main">
          <div>
            <h2 id={id}>{title}</h2>
            <p>{use}</p>
            <p className="small dim">
              {asOf}. {sample}
            </p>
          </div>
          <ul className="dl-f">
            {files.map(({ href, format, language, hrefLang, facts }) => (
              <li key={href}>
                <a href={href} download hrefLang={hrefLang}>
                  <span className="dl-k">{format}</span>
                  <span>
                    <span className="vh">{title}: </span>
                    <b>{language}</b>
                    <span className="small">{facts}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
