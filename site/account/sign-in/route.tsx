import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { company } from '#words/facts'
import { messagesFor } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { trialPath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { localeOfPath } from '../../route-table/paths.ts'
import { pageTitle } from '../../seo/meta.ts'
import { SESSION_KEY } from '../../session/stored-session.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { AccessHeader } from '../account-header.tsx'
import { accessMeta } from '../private-meta.ts'
import { PlainSignIn } from './plain-sign-in.tsx'
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
        <div className="formp" data-react-now={SESSION_KEY}>
          <SignIn locale={locale} />
          <noscript>
            <PlainSignIn locale={locale} />
          </noscript>
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
