import { type ErrorResponse, useLocation, useRouteLoaderData } from 'react-router'
import { localeOfPath } from '../../paths.ts'
import { inLocale } from '../../routes.ts'
import { useMessages } from '../../runtime/messages.tsx'
import { pageTitle } from '../../seo/meta.ts'
import { useErrorId } from '../../shell/error-id.tsx'
import type { RootData } from '../../shell/root-data.server.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Flag } from '../../ui/flag.tsx'
import { Flags } from '../../ui/flags.tsx'
import css from './not-found.css?inline'
import type { NotFound } from './not-found.server.ts'

/** What a visitor sees when a page does not exist or fails; `problem` is the answer a page threw on purpose. */
export function ErrorPage({ problem }: { problem: ErrorResponse | undefined }) {
  const t = useMessages()
  const root = useRouteLoaderData<RootData>('root')
  const isMissing = problem?.status === 404
  return (
    <>
      <title>{pageTitle(isMissing ? t('notFound.tab') : t('error.tab'), root?.company.brand ?? '')}</title>
      <meta name="robots" content="noindex, nofollow" />
      <FamilyStyles family="not-found" css={css} />
      <section className="ph ph--nf">
        <div className="wrap">
          <div className="main nf">
            {isMissing ? <MissingPage found={problem.data} /> : <FailedPage status={problem?.status ?? 500} email={root?.company.email ?? ''} />}
          </div>
        </div>
      </section>
    </>
  )
}

function MissingPage({ found }: { found: NotFound | undefined }) {
  const t = useMessages()
  const { pathname } = useLocation()
  const locale = localeOfPath(pathname)
  return (
    <>
      <div className="nf-h" role="img" aria-label={t('notFound.pennants')}>
        <Flags letters="404" size={250} />
      </div>
      <div className="nf-t">
        <p className="small dim">{t('notFound.eyebrow')}</p>
        <h1>{t('notFound.title')}</h1>
        <p className="lead">{t('notFound.subtitle')}</p>
        <p className="nf-path">{t('notFound.path', { path: pathname })}</p>
        <p>{t('notFound.description')}</p>
        <div className="btns">
          <a className="btn" href={inLocale('/', locale)}>
            {t('notFound.home')}
          </a>
          <a className="btn btn--2" href={inLocale('/products/zeugnisgenerator', locale)}>
            {t('notFound.generator')}
          </a>
        </div>
        <Suggestions found={found} />
      </div>
    </>
  )
}

function Suggestions({ found }: { found: NotFound | undefined }) {
  const t = useMessages()
  if (!found?.suggestions?.length) return null
  return (
    <nav className="nf-s" aria-labelledby="nf-suggestion">
      <h2 id="nf-suggestion">{t(found.isFarOff ? 'notFound.waysOut' : 'notFound.suggestion')}</h2>
      <ul className="arts">
        {found.suggestions.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FailedPage({ status, email }: { status: number; email: string }) {
  const t = useMessages()
  const id = useErrorId()
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
