import type { Locale } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { casesPath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { DEED_FIELD, FORM_FIELD, PLAIN_SIGN_IN } from '../../session/deed-fields.ts'
import { LineField } from '../../ui/form/text-fields.tsx'

/** Without script the session is a cookie of the server, and leads to the workplace, which says what was wrong as well. */
export function PlainSignIn({ locale }: { readonly locale: Locale }) {
  const t = useMessages()
  return (
    <form className="formcard" method="post" action={inLocale(casesPath, locale)} noValidate>
      <input type="hidden" name={DEED_FIELD} value="signIn" />
      <input type="hidden" name={FORM_FIELD} value={PLAIN_SIGN_IN} />
      <LineField id="plain-email" name="email" type="email" label={t('form.label.email')} autoComplete="username" defaultValue="" />
      <LineField
        id="plain-password"
        name="password"
        type="password"
        label={t('form.label.password')}
        autoComplete="current-password"
        enterKeyHint="send"
        defaultValue=""
      />
      <div>
        <button className="btn" type="submit">
          {t('access.signIn.press')}
        </button>
      </div>
    </form>
  )
}
