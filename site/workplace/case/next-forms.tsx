import { signatureForms } from '#processes'
import { casePath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { Flag } from '../../ui/flag.tsx'
import { Area, Segments, Tick } from '../form/fields.tsx'
import { Press, PressForm, WorkForm } from '../form/work-form.tsx'
import { useLocale, useWords } from '../words.ts'
import type { NextProps } from './case-props.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import { FileField } from './file-field.tsx'

/** By hand or electronically, and what stands against the second. */
export function ReleaseForm({ page: { one, days }, signatureReason }: NextProps) {
  const say = useWords()
  return (
    <WorkForm form="release">
      <Segments name="form" value="paper" options={signatureForms.map((value) => ({ value, label: say(`form.${value}`) }))} />
      <p className="small">{say(one.consent ? 'consent.given' : 'consent.missing')}</p>
      {days.isTooLateToSign && (
        <div className="note note--warn">
          <Flag name="u" size={34} />
          <div>
            <p className="note-t">{say('release.tooLate')}</p>
            <p>{signatureReason}</p>
          </div>
        </div>
      )}
      <div>
        <Press deed="release" isFirst isSmall={false}>
          {say('call.release')}
        </Press>
      </div>
    </WorkForm>
  )
}

/** The letter to be signed, and what comes back. */
export function SignedForm({ page: { id, one } }: NextProps) {
  const say = useWords()
  const locale = useLocale()
  return (
    <WorkForm form="attachSigned" hasFile>
      <p className="wp-files">
        <a href={inLocale(`${casePath(id)}/entwurf.pdf`, locale)}>{say('file.toSign')}</a>{' '}
        <a href={inLocale(`${casePath(id)}/entwurf.docx`, locale)}>{say('file.toSign.docx')}</a>
      </p>
      <FileField name="signed" hint={say(one.release?.form === 'electronic' ? 'hint.signed.electronic' : 'hint.signed.paper')} />
      <Tick name="compared" />
      <div>
        <Press deed="attachSigned" isFirst isSmall={false}>
          {say('call.attachSigned')}
        </Press>
      </div>
    </WorkForm>
  )
}

/** How and when it was handed over. */
export function DeliverForm({ page: { one }, today }: NextProps) {
  const say = useWords()
  return (
    <WorkForm form="deliver">
      <DeliveryFields one={one} values={{ on: today }} />
      <div>
        <Press deed="deliver" isFirst isSmall={false}>
          {say('call.deliver')}
        </Press>
      </div>
    </WorkForm>
  )
}

/** Whether the objection is right, and why. */
export function AnswerForm({ page: { one } }: NextProps) {
  const say = useWords()
  return (
    <WorkForm form="answer">
      <blockquote className="said">{one.objections?.at(-1)?.text}</blockquote>
      <Area name="answer" />
      <div className="btns">
        <Press deed="acceptObjection" isFirst>
          {say('call.acceptObjection')}
        </Press>
        <Press deed="declineObjection">{say('call.declineObjection')}</Press>
      </div>
    </WorkForm>
  )
}

/** Nothing can be said against it afterwards: while receipt is not confirmed, that is said. */
export function ArchiveForm({ page: { one } }: NextProps) {
  const say = useWords()
  return (
    <>
      {!one.delivery?.received && <p>{say('archive.early')}</p>}
      <PressForm form="archive" deed="archive" isFirst isSmall={false}>
        {say('call.archive')}
      </PressForm>
    </>
  )
}
