import type { LinkPurpose } from '#services/account-links'
import type { Locale } from '#words/interface'
import { NOTICE_ID } from '../../forms/form-address.ts'
import { useMessages } from '../../messages/messages.tsx'
import { signInPath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'

/** What was done, and where to go from here. */
export function LinkFollowed({ purpose, locale }: { purpose: LinkPurpose; locale: Locale }) {
  const t = useMessages()
  return (
    <>
      <p className="lead" id={NOTICE_ID} tabIndex={-1}>
        {t(`access.${purpose}.done.text`)}
      </p>
      <p className="btns">
        <a className="btn" href={inLocale(signInPath, locale)}>
          {t('access.signIn.to')}
        </a>
      </p>
    </>
  )
}
