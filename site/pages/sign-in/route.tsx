import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { company } from '#words/company'
import { messagesFor } from '#words/messages'
import { AccessHeader } from '../../access/access-header.tsx'
import { accessMeta } from '../../access/access-meta.ts'
import { trialPath } from '../../access/access-paths.ts'
import { SESSION_KEY } from '../../access/stored-session.ts'
import { localeOfPath } from '../../paths.ts'
import { inLocale } from '../../routes.ts'
import { useMessages } from '../../runtime/messages.tsx'
import { pageTitle } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import css from './sign-in.css?inline'
import { SignIn } from './sign-in.tsx'

export function loader({ url }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname)
  const heading = messagesFor(locale)['access.signIn']
  return { locale, heading, title: pageTitle(heading, company.brand) }
}

export const meta = accessMeta

/** Signing in happens in the browser: the session is the SDK's, and no page of ours needs it on the server. */
export default function SignInPage() {
  const { locale, heading } = useLoaderData<typeof loader>()
  const t = useMessages()
  return (
    <>
      <FamilyStyles family="sign-in" css={css} />
      <AccessHeader heading={heading}>
        <p className="lead">{t('access.signIn.text')}</p>
        <noscript>
          <p className="note note--warn">{t('access.noscript')}</p>
        </noscript>
        <div className="formp" data-react-now={SESSION_KEY}>
          <SignIn locale={locale} />
          <aside aria-labelledby="none-yet">
            <h2 id="none-yet">{t('access.signIn.none')}</h2>
            <p>{t('access.signIn.none.text')}</p>
            <p>
              <a className="more" href={inLocale(trialPath, locale)}>
                {t('header.trial')}
              </a>
            </p>
          </aside>
        </div>
      </AccessHeader>
    </>
  )
}
