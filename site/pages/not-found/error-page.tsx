import { type ErrorResponse, useLocation, useRouteLoaderData } from 'react-router'
import { looksLikeShareToken } from '#services/reports'
import type { Locale } from '#words/interface'
import type { NotFound } from '../../blocks/page-not-found.server.ts'
import { useMessages } from '../../messages/messages.tsx'
import { inLocale, searchPath } from '../../route-table/pages.ts'
import { localeOfPath, withoutLocale } from '../../route-table/paths.ts'
import { useErrorId } from '../../shell/error-id.tsx'
import type { RootData } from '../../shell/root-data.server.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Flag } from '../../ui/flag.tsx'
import { Flags } from '../../ui/flags.tsx'
import { ErrorFrame } from './error-frame.tsx'
import css from './not-found.css?inline'

/** What a visitor sees when a page does not exist or fails; `problem` is the answer a page threw on purpose. Made on the server only. */
export function ErrorPage({ problem }: { problem: ErrorResponse | undefined }) {
  const isMissing = problem?.status === 404
  return (
    <ErrorFrame title={isMissing ? 'notFound.tab' : 'error.tab'}>
      <FamilyStyles family="not-found" css={css} />
      {isMissing ? <MissingPage found={problem.data} /> : <FailedPage status={problem?.status ?? 500} />}
    </ErrorFrame>
  )
}

function MissingPage({ found }: { found: NotFound | undefined }) {
  const t = useMessages()
  const { pathname } = useLocation()
  const locale = localeOfPath(pathname)
  // By its looks alone: the answer is the same whether there ever was one.
  const isOfReport = looksLikeShareToken(withoutLocale(pathname).split('/')[1]?.toLowerCase() ?? '')
  return (
    <>
      <div className="nf-h" role="img" aria-label={t('notFound.pennants')}>
        <Flags letters="404" size={250} />
      </div>
      <div className="nf-t">
        <p className="small dim">{t('notFound.eyebrow')}</p>
        <h1>{t('notFound.title')}</h1>
        <p className="lead">{t('notFound.subtitle')}</p>
        <p className="nf-path" lang="en">
          {t('notFound.path', { path: pathname })}
        </p>
        <p>{t(isOfReport ? 'notFound.report' : 'notFound.description')}</p>
        <div className="btns">
          <a className="btn" href={inLocale('/', locale)}>
            {t('notFound.home')}
          </a>
          <a className="btn btn--2" href={inLocale('/products/zeugnisgenerator', locale)}>
            {t('notFound.generator')}
          </a>
        </div>
        <Links id="nf-suggestion" title={t('notFound.suggestion')} links={found?.suggestions} />
        <Search locale={locale} />
        <Links id="nf-ways-out" title={t('notFound.waysOut')} links={found?.waysOut} />
      </div>
    </>
  )
}

/** Like the field on the search page; that one would be loaded with every page's script. */
function Search({ locale }: { locale: Locale }) {
  const t = useMessages()
  return (
    <search>
      <form className="sbox" action={inLocale(searchPath, locale)}>
        <label className="vh" htmlFor="query">
          {t('search.label')}
        </label>
        <input id="query" type="search" name="q" placeholder={t('search.placeholder')} enterKeyHint="search" />
        <button className="btn" type="submit">
          {t('search.submit')}
        </button>
      </form>
    </search>
  )
}

function Links({ id, title, links = [] }: { id: string; title: string; links: NotFound['suggestions'] | undefined }) {
  if (links.length === 0) return null
  return (
    <nav className="nf-s" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="arts">
        {links.map(({ href, label, lang }) => (
          <li key={href}>
            <a href={href} hrefLang={lang} lang={lang}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FailedPage({ status }: { status: number }) {
  const t = useMessages()
  const id = useErrorId()
  const email = useRouteLoaderData<RootData>('root')?.company.email ?? ''
  return (
    <div className="nf-t">
      <Flag name="n" size={52} />
      <p className="small dim">{t('error.eyebrow', { status })}</p>
      <h1>{t('error.title')}</h1>
      <p className="lead">{t('error.subtitle')}</p>
      {id && <p className="nf-path">{t('error.id', { id })}</p>}
      <p>
        {t('error.contact')} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </div>
  )
}
