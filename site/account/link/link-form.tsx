import { accountLinkPaths, type LinkPurpose } from '#services/account-links'
import { type LinkOutcome, passwordLimits } from '#services/forms'
import type { Locale } from '#words/interface'
import { NOTICE_ID } from '../../forms/form-address.ts'
import { useMessages } from '../../messages/messages.tsx'
import { waitWords } from '../../messages/wait-words.ts'
import { inLocale } from '../../route-table/pages.ts'
import { ProblemSummary } from '../../ui/form/problem-summary.tsx'
import { LineField } from '../../ui/form/text-fields.tsx'
import { PASSWORD_FIELD, passwordError } from '../password-error.ts'
import { Username } from '../username.tsx'

interface LinkFormProps {
  readonly purpose: LinkPurpose
  readonly locale: Locale
  readonly token: string
  /** Whose account it is, as the token says. */
  readonly username: string
  /** Another way, when it does not work. */
  readonly email: string
  /** What came of an earlier press. */
  readonly outcome: LinkOutcome | undefined
}

/** One press, sent as an ordinary form: it works everywhere a mail is read. A password stands in it where one is needed. */
export function LinkForm({ purpose, locale, token, username, email, outcome }: LinkFormProps) {
  const t = useMessages()
  const code = outcome?.kind === 'invalid' ? outcome.errors.password : undefined
  const error = code && passwordError(code, t)
  const address = `${inLocale(accountLinkPaths[purpose], locale)}?${new URLSearchParams({ token })}#${NOTICE_ID}`
  const password = purpose !== 'verify' && (
    <LineField
      id={PASSWORD_FIELD}
      name="password"
      type="password"
      label={t(purpose === 'reset' ? 'access.password.new' : 'form.label.password')}
      autoComplete={purpose === 'reset' ? 'new-password' : 'current-password'}
      enterKeyHint="send"
      hint={purpose === 'reset' ? t('form.hint.password', { shortest: passwordLimits.shortest }) : undefined}
      error={error}
      defaultValue=""
    />
  )
  const button = (
    <button className="btn" type="submit">
      {t(`access.${purpose}.press`)}
    </button>
  )
  return (
    <form className={password ? 'formcard linkform' : 'linkform'} method="post" action={address} noValidate>
      {error && <ProblemSummary id={NOTICE_ID} title={t('form.invalid')} problems={[{ id: PASSWORD_FIELD, text: error }]} />}
      {outcome?.kind === 'refused' && (
        <ProblemSummary id={NOTICE_ID} title={t('form.notSent')} problems={[]}>
          <p>{t(`form.refused.${outcome.reason}`, { wait: waitWords(t, outcome.retryAfter) })}</p>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </ProblemSummary>
      )}
      {username && password && <Username value={username} />}
      {password}
      {button}
    </form>
  )
}
