import type { LinkPurpose } from '#services/mail-links'
import type { Locale } from '#words/locales'
import { signInPath } from '../../access/access-paths.ts'
import { NOTICE_ID } from '../../forms/form-address.ts'
import { inLocale } from '../../routes.ts'
import { useMessages } from '../../runtime/messages.tsx'

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
