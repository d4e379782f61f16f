import { useEffect, useEffectEvent } from 'react'
import { forgottenPath, signInPath, trialPath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { PLAIN_SIGN_IN } from '../../session/deed-fields.ts'
import { SESSION_KEY } from '../../session/stored-session.ts'
import { Line } from '../form/fields.tsx'
import { Press, WorkForm } from '../form/work-form.tsx'
import { Screen } from '../screen.tsx'
import { useLocale, useWords } from '../words.ts'
import { useEntering } from './use-entering.ts'

/** The page for whom nobody knows yet: they sign in where they are, and the page is what it should be. Who is signed in by the SDK already goes on. */
export function SignInScreen({ heading }: { readonly heading: string }) {
  const say = useWords()
  const locale = useLocale()
  const { isEntering, enter } = useEntering()
  const enterAtOnce = useEffectEvent(enter)
  useEffect(() => void enterAtOnce(), [])
  return (
    <Screen heading={heading} lead={say('signIn.lead')}>
      <div className="formp" data-react-now={SESSION_KEY}>
        <div className="wp-in">
          <p role="status">{isEntering && say('signIn.entering')}</p>
          <SignInForm />
        </div>
        <aside className="wp-aside" aria-labelledby="none-yet">
          <h2 id="none-yet" className="wp-h">
            {say('signIn.none')}
          </h2>
          <p>{say('signIn.none.text')}</p>
          <p>
            <a className="more" href={inLocale(trialPath, locale)}>
              {say('signIn.trial')}
            </a>
          </p>
        </aside>
      </div>
    </Screen>
  )
}

/** By password, with or without script; the other ways need script, and have a page of their own. */
function SignInForm() {
  const say = useWords()
  const locale = useLocale()
  return (
    <WorkForm form={PLAIN_SIGN_IN} className="formcard">
      <Line name="email" type="email" autoComplete="username" />
      <Line name="password" type="password" autoComplete="current-password" />
      <div>
        <Press deed="signIn" isFirst isSmall={false}>
          {say('signIn.press')}
        </Press>
      </div>
      <p className="small wp-files">
        <a href={inLocale(signInPath, locale)} data-script="">
          {say('signIn.otherWay')}
        </a>
        <a href={inLocale(forgottenPath, locale)}>{say('signIn.forgotten')}</a>
      </p>
    </WorkForm>
  )
}
