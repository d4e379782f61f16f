import { offeredTo } from '#processes'
import type { CasePage } from '#services/cases'
import { casePath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { Facts } from '../facts.tsx'
import { PressForm } from '../form/work-form.tsx'
import { useLocale, useMoment, useWords } from '../words.ts'

/** Consent, the released text and what came back signed. */
export function SignatureSection({ page: { id, one } }: { readonly page: CasePage }) {
  const say = useWords()
  const locale = useLocale()
  const moment = useMoment()
  const { consent, release, signed } = one
  return (
    <>
      <Facts
        facts={[
          [say('signature.consent'), consent ? moment(consent) : say('signature.noConsent')],
          release && [say('signature.released'), `${moment(release.at)}, ${say(`form.${release.form}`)}`],
          release && [say('signature.digest'), release.digest],
          signed && [say('signature.file'), `${signed.name}, ${moment(signed.at)}`],
          signed && [say('signature.compared'), say(`compared.${signed.text}`)],
          signed && [say('signature.mark'), say(signed.hasSignature ? 'signature.has' : 'signature.hasNot')],
        ]}
      />
      {signed && (
        <p className="wp-files">
          <a href={inLocale(`${casePath(id)}/unterschrieben.pdf`, locale)}>{say('file.signed')}</a>
        </p>
      )}
      {offeredTo('hr', one).includes('reopen') && (
        <>
          <p className="small dim">{say('reopen.text')}</p>
          <PressForm form="reopen" deed="reopen">
            {say('call.reopen')}
          </PressForm>
        </>
      )}
    </>
  )
}
