import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { findPage, localeOfPath } from '../../paths.ts'
import { useMessages } from '../../runtime/messages.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { loadPage } from '../load-page.server.ts'
import { pageNotFound } from '../not-found/not-found.server.ts'
import { PageHeader } from '../page-header.tsx'
import { ReportButton } from '../reading/report-button.tsx'
import { composeCompany, composeOverview } from './compose-report.server.tsx'
import { loadReport } from './load-report.server.ts'
import css from './report.css?inline'
import { ReportFacts } from './report-facts.tsx'

/** A wrong shape, a missing and an expired report answer the same 404 (decisions, section 4). */
export async function loader({ url }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname)
  const found = findPage(url.pathname)
  const loaded = found && (await loadReport(found, locale))
  if (!loaded) throw await pageNotFound(url)
  const { head, text } = await loadPage(url, 'pages')
  const { report, place, id } = loaded
  if (id === undefined) return { head, locale, section: 'section.report' as const, ...composeOverview(report, place, text.html) }
  const company = report.companies.find((one) => one.id === id)
  if (!company) throw await pageNotFound(url)
  return { head, locale, section: 'section.issuer' as const, ...composeCompany(report, company, place) }
}

export const meta = pageMeta

export default function ReportPage() {
  const t = useMessages()
  const { head, locale, section, facts, files, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="report" css={css} />
      <PageHeader head={head} flag="r" section={section}>
        <ReportFacts facts={facts} />
      </PageHeader>
      {files.length > 0 && (
        <div className="body rep-bar">
          <p className="small dim">{t('report.replaced')}</p>
          <div className="bar-b">
            <button className="btn btn--2 btn--s" type="button" data-print="">
              {t('template.print')}
            </button>
            {files.map(({ label, name, text }) => (
              <ReportButton key={label} text={text} locale={locale} label={label} fileName={name} />
            ))}
          </div>
          <noscript>
            <p className="small">{t('report.noscript')}</p>
          </noscript>
        </div>
      )}
      <Prose html={prose} className="report" />
    </>
  )
}
