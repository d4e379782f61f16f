import type { Locale } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import type { Option } from '../form/fields.tsx'
import { useFormAddress } from '../form/use-work.ts'
import { Press, WorkForm } from '../form/work-form.tsx'
import { RequestFields } from '../request/request-fields.tsx'
import { useWords } from '../words.ts'

/** The employee asks: HR completes what only HR knows. */
export function AskForm({ occupations, locale }: { readonly occupations: readonly Option[]; readonly locale: Locale }) {
  const say = useWords()
  const t = useMessages()
  return (
    <WorkForm form="open" className="formcard wp-form">
      <p className="small dim">{t('form.required')}</p>
      <RequestFields values={{ address: 'name', kind: 'qualifiziert', language: locale }} occupations={occupations} isOwn />
      <div>
        <Press deed="open" isFirst isSmall={false}>
          {say('ask.press')}
        </Press>
      </div>
    </WorkForm>
  )
}

/** What was asked for is not asked for again by a second press. */
export function AskedAlready() {
  const say = useWords()
  return (
    <p>
      <a href={useFormAddress()}>{say('ask.again')}</a>
    </p>
  )
}
