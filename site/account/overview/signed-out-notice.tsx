import { useEffect, useRef } from 'react'
import type { Locale } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { signInPath, trialPath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import type { SignedOut } from './use-account.ts'

/** Nobody is signed in, and why. Where somebody was, the focus was in what is gone: it is led here. */
export function SignedOutNotice({ why, locale }: { why: SignedOut; locale: Locale }) {
  const t = useMessages()
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (why !== 'nobody') text.current?.focus()
  }, [why])
  return (
    <>
      <p className="lead" ref={text} tabIndex={-1}>
        {t(`account.out.${why}`)}
      </p>
      <p className="btns">
        {why === 'deleted' ? (
          <a className="btn" href={inLocale('/', locale)}>
            {t('page.home')}
          </a>
        ) : (
          <a className="btn" href={inLocale(signInPath, locale)}>
            {t('access.signIn.to')}
          </a>
        )}
        <a className="more" href={inLocale(trialPath, locale)}>
          {t('header.trial')}
        </a>
      </p>
    </>
  )
}
