import { useEffect, useRef } from 'react'
import type { FormName } from '#services/forms'
import { type Locale, longDate } from '#words/interface'
import { useMessages } from '../messages/messages.tsx'
import { signInPath, trialPath } from '../route-table/account-paths.ts'
import { inLocale } from '../route-table/pages.ts'
import { Flag } from '../ui/flag.tsx'
import { FORM_FIELD, FORM_ID, NOTICE_ID } from './form-address.ts'

interface ThanksProps {
  readonly form: FormName
  readonly deleteOn: string
  readonly address: string
  readonly locale: Locale
}

/** Stands in place of a form that was taken, and takes the focus that was in it. */
export function Thanks({ form, deleteOn, address, locale }: ThanksProps) {
  const t = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="done">
      <Flag name="c" size={34} />
      <h2 ref={heading} id={NOTICE_ID} tabIndex={-1}>
        {t(`form.done.${form}`)}
      </h2>
      <p>{t(`form.done.${form}.text`)}</p>
      <p>{t(`form.done.${form}.until`, { date: longDate(deleteOn, locale) })}</p>
      {(form === 'trial' || form === 'verification') && (
        <a className="more" href={`${inLocale(trialPath, locale)}?${FORM_FIELD}=verification#${FORM_ID}`}>
          {t('form.done.resend')}
        </a>
      )}
      <Onward form={form} address={address} locale={locale} />
    </div>
  )
}

/** Where to go from here: to sign in where an access is about, else back. */
function Onward({ form, address, locale }: Omit<ThanksProps, 'deleteOn'>) {
  const t = useMessages()
  const isAccess = form === 'trial' || form === 'verification' || form === 'forgotten'
  return (
    <a className="more" href={isAccess ? inLocale(signInPath, locale) : address}>
      {t(isAccess ? 'access.signIn.to' : form === 'newsletter' ? 'form.done.back' : 'form.done.again')}
    </a>
  )
}
