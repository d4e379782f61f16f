import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { company as publisher } from '#words/facts'
import { messagesFor } from '#words/interface'
import { loadPage } from '../../blocks/load-page.server.ts'
import { PageHeader } from '../../blocks/page-header.tsx'
import { pageNotFound } from '../../blocks/page-not-found.server.ts'
import { useMessages } from '../../messages/messages.tsx'
import { ReportButton } from '../../reading/report-button.tsx'
import { findPage, localeOfPath } from '../../route-table/paths.ts'
import { pageMeta, pageTitle } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import closingCss from './closing.css?inline'
import { composeCompany, composeOverview } from './compose-report.server.tsx'
import { loadReport } from './load-report.server.ts'
import css from './report.css?inline'
import { ReportFacts } from './report-facts.tsx'
import { sharedPage } from './shared-screen.server.tsx'

/** A wrong shape, a missing and an expired report answer the same 404 (decisions, section 4). */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname)
  const found = findPage(url.pathname)
  const loaded = found && (await loadReport({ found, locale, context }))
  if (!loaded) throw await pageNotFound(url)
  const { report, place, id, expires } = loaded
  const company = report.companies.find((one) => one.id === id)
  if (id !== undefined && !company) throw await pageNotFound(url)
  if (expires !== null) {
    const page = sharedPage({ report, place, expires }, company)
    return { isShared: true as const, closingCss: undefined, locale, title: pageTitle(page.head.title, publisher.brand), ...page }
  }
  const { head, text } = await loadPage(url, 'pages')
  const state = messagesFor(locale)['report.state.sample']
  const screen = company ? composeCompany(report, company, { place, state }) : composeOverview(report, place, { state, closing: text.html })
  return { isShared: false as const, closingCss: company ? undefined : closingCss, locale, head, ...screen }
}

type Loaded = Awaited<ReturnType<typeof loader>>

/** What somebody shared is for those who hold the link: nothing of it stands in tags for other programs. */
export function meta({ loaderData, ...rest }: Omit<Parameters<typeof pageMeta>[0], 'loaderData'> & { loaderData: Loaded | undefined }) {
  if (!loaderData?.isShared) return pageMeta({ loaderData, ...rest })
  return [{ title: loaderData.title }, { name: 'robots', content: 'noindex, nofollow' }, { name: 'referrer', content: 'no-referrer' }]
}

export default function ReportPage() {
  const t = useMessages()
  const { head, locale, facts, files, prose, closingCss: styles } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="report" css={css} />
      {styles && <FamilyStyles family="report-closing" css={styles} />}
      <PageHeader head={head}>
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
