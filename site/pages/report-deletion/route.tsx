import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MiddlewareFunction, redirect, useActionData, useLoaderData } from 'react-router'
import { company } from '#words/facts'
import { messagesFor } from '#words/interface'
import { LinkProblem } from '../../blocks/link-problem.tsx'
import { reportsContext } from '../../context.ts'
import { useMessages } from '../../messages/messages.tsx'
import { inLocale } from '../../route-table/pages.ts'
import { localeOfPath } from '../../route-table/paths.ts'
import { pageTitle } from '../../seo/meta.ts'
import { HalyardLabel } from '../../ui/halyard-label.tsx'

/** The address holds a token: no index, no cache, and no other site is told of it. */
const keepSecret: MiddlewareFunction<Response> = async (_args, next) => {
  const response = await next()
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  response.headers.set('referrer-policy', 'same-origin')
  response.headers.set('cache-control', 'private, no-store')
  return response
}

export const middleware = [keepSecret]

/** The press of the button. What was done is an address of its own, so that a reload does nothing again. */
export async function action({ url, context }: ActionFunctionArgs) {
  const outcome = await context.get(reportsContext).remove((url.searchParams.get('token') ?? '').toLowerCase())
  if (outcome.kind === 'done') throw redirect(`${url.pathname}?done`, 303)
  return data(outcome, outcome.kind === 'unknown' ? 404 : outcome.status)
}

/** Opening the link changes nothing: programs follow links too. */
export function loader({ url }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname)
  const isDone = url.searchParams.has('done')
  const heading = messagesFor(locale)[isDone ? 'deletion.done' : 'deletion.heading']
  const { brand, email } = company
  return { locale, isDone, heading, title: pageTitle(heading, brand), token: url.searchParams.get('token') ?? '', email, address: url.pathname }
}

export function meta({ loaderData }: { loaderData: ReturnType<typeof loader> | undefined }) {
  return [{ title: loaderData?.title ?? '' }, { name: 'robots', content: 'noindex, nofollow' }, { name: 'referrer', content: 'same-origin' }]
}

export default function ReportDeletionPage() {
  const { locale, isDone, heading, token, email, address } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const t = useMessages()
  const isUnknown = outcome?.kind === 'unknown'
  const mayPress = !isDone && !isUnknown && token !== ''
  return (
    <header className="ph">
      <div className="wrap">
        <HalyardLabel flag="r">{t('section.report')}</HalyardLabel>
        <div className="main">
          <h1>{heading}</h1>
          <p className="lead">{t(isDone ? 'deletion.done.text' : 'deletion.text')}</p>
          {outcome && <LinkProblem text={t(isUnknown ? 'deletion.unknown' : 'form.refused.backend_away')} email={email} />}
          {!isDone && token === '' && <p>{t('deletion.noToken')}</p>}
          {mayPress && (
            <form className="btns" method="post" action={`${address}?${new URLSearchParams({ token })}`}>
              <button className="btn" type="submit">
                {t('deletion.press')}
              </button>
            </form>
          )}
          {!mayPress && (
            <p className="btns">
              <a className="more" href={inLocale('/products/zeugnisparser', locale)}>
                {t('deletion.back')}
              </a>
            </p>
          )}
        </div>
      </div>
    </header>
  )
}
