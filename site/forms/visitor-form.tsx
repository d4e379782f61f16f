import { useRef } from 'react'
import { controlFields, type FormName } from '#services/forms'
import { CaptchaBox } from '../captcha/captcha-box.tsx'
import { useMessages } from '../messages/messages.tsx'
import type { FormAnswer, Typed } from './failure.ts'
import { FailureSummary } from './failure-summary.tsx'
import { FORM_FIELD, NOTICE_ID } from './form-address.ts'
import { type Choice, FormControl } from './form-control.tsx'
import { type FieldSpec, formFields } from './form-fields.ts'
import type { FormPlace } from './load-form.server.ts'
import { SendingStatus } from './sending-status.tsx'
import { useSending } from './use-sending.ts'

interface VisitorFormProps {
  readonly form: FormName
  readonly place: FormPlace
  /** What the page says of the form that was sent to it without script. */
  readonly answer: FormAnswer | undefined
  readonly jobs: readonly Choice[]
  /** What stands in the fields of who comes with a wish in the address. */
  readonly preset: Typed
}

/** A form of the site: whole without script, and sent without leaving the page with it. */
export function VisitorForm({ form, place, answer, jobs, preset }: VisitorFormProps) {
  const { address, locale, captcha } = place
  const t = useMessages()
  const isSolved = useRef(captcha.siteKey === '')
  const sending = useSending(form, { address, failure: answer?.failure, isUnsolved: () => !isSolved.current })
  const typed = answer?.typed ?? preset
  const fields: readonly FieldSpec[] = formFields[form]
  const { failure, errors, tries } = sending
  const isShown = failure && (failure.kind !== 'invalid' || Object.keys(errors).length > 0)
  const isBusy = sending.progress !== undefined
  const captchaId = `${form}-captcha`
  return (
    <form
      className="formcard"
      method="post"
      encType="multipart/form-data"
      action={`${address}#${NOTICE_ID}`}
      noValidate
      onSubmit={sending.submit}
      onInput={({ currentTarget, target }) => sending.reconsider(currentTarget, nameOf(target))}
    >
      <input type="hidden" name={FORM_FIELD} value={form} />
      {isShown && <FailureSummary key={tries.failed} form={form} failure={failure} errors={errors} email={place.email} captchaId={captchaId} />}
      {fields.length > 1 && <p className="small dim">{t('form.required')}</p>}
      <div className="form-g">
        {fields.map((field) => (
          <FormControl
            key={field.name}
            form={form}
            field={field}
            code={errors[field.name]}
            typed={typed[field.name] ?? []}
            jobs={jobs}
            locale={locale}
            onFiles={(input) => input.form && sending.reconsider(input.form, field.name)}
          />
        ))}
      </div>
      <Trap />
      <CaptchaBox siteKey={captcha.siteKey} base={captcha.base} locale={locale} id={captchaId} isSolved={isSolved} resets={tries.sent} />
      <div className="form-e">
        <button className="btn" type="submit" aria-busy={isBusy}>
          {t(isBusy ? 'form.sending' : `form.submit.${form}`)}
        </button>
        <SendingStatus progress={sending.progress} hasFiles={form === 'application'} />
      </div>
    </form>
  )
}

/** A choice of files is looked at when it stands (`onFiles`): here it would be seen before it joins the earlier one. */
function nameOf(target: EventTarget): string {
  return target instanceof HTMLElement && !target.matches('[type=file]') ? (target.getAttribute('name') ?? '') : ''
}

/** A field that people neither see nor reach: what fills it in is no person. */
function Trap() {
  const t = useMessages()
  return (
    <div className="pot" aria-hidden="true">
      <label>
        {t('form.trap')}
        <input type="text" name={controlFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
