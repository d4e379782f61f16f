import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { company } from '#words/facts'
import { type Locale, messagesFor } from '#words/interface'
import { LinkProblem } from '../../blocks/link-problem.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { blogPath, inLocale, newsletterPaths } from '../../route-table/pages.ts'
import { localeOfPath } from '../../route-table/paths.ts'
import { pageTitle } from '../../seo/meta.ts'
import { HalyardLabel } from '../../ui/halyard-label.tsx'
import { answerOneClick, answerToken, type Purpose, purposeOf } from './answer-token.server.ts'

export const middleware = [answerOneClick]
export const action = answerToken

/** A link in a mail leads here, and mail scanners follow it too: opening it changes nothing. */
export function loader({ url }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname)
  const purpose = purposeOf(url.pathname)
  const isDone = url.searchParams.has('done')
  const heading = messagesFor(locale)[isDone ? (`newsletter.${purpose}.done` as const) : (`newsletter.${purpose}` as const)]
  return {
    locale,
    purpose,
    isDone,
    heading,
    title: pageTitle(heading, company.brand),
    token: url.searchParams.get('token') ?? '',
    email: company.email,
  }
}

type Loaded = ReturnType<typeof loader>

/** The address holds a token: no index, and no other site is told of it. With `no-referrer` the page's own POST would name no origin. */
export function meta({ loaderData }: { loaderData: Loaded | undefined }) {
  return [{ title: loaderData?.title ?? '' }, { name: 'robots', content: 'noindex, nofollow' }, { name: 'referrer', content: 'same-origin' }]
}

export default function NewsletterPage() {
  const { locale, purpose, isDone, heading, token, email } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const t = useMessages()
  const isUnknown = outcome?.kind === 'unknown'
  return (
    <header className="ph">
      <div className="wrap">
        <HalyardLabel flag="d">{t('newsletter.label')}</HalyardLabel>
        <div className="main">
          <h1>{heading}</h1>
          <p className="lead">{t(isDone ? `newsletter.${purpose}.done.text` : `newsletter.${purpose}.text`)}</p>
          {outcome && <LinkProblem text={t(isUnknown ? 'newsletter.unknown' : 'form.refused.backend_away')} email={email} />}
          {!isDone && !token && <p>{t('newsletter.noToken')}</p>}
          {!isDone && !isUnknown && token ? (
            <Press purpose={purpose} address={inLocale(newsletterPaths[purpose], locale)} token={token} />
          ) : (
            <Back locale={locale} />
          )}
        </div>
      </div>
    </header>
  )
}

interface PressProps {
  readonly purpose: Purpose
  readonly address: string
  readonly token: string
}

/** One press, sent as an ordinary form: it works everywhere a mail is read. */
function Press({ purpose, address, token }: PressProps) {
  const t = useMessages()
  return (
    <form className="btns" method="post" action={`${address}?${new URLSearchParams({ token })}`}>
      <button className="btn" type="submit">
        {t(`newsletter.${purpose}.press`)}
      </button>
    </form>
  )
}

function Back({ locale }: { locale: Locale }) {
  const t = useMessages()
  return (
    <p className="btns">
      <a className="more" href={inLocale(blogPath, locale)}>
        {t('form.done.back')}
      </a>
    </p>
  )
}
