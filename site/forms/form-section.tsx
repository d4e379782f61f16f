import type { ReactNode } from 'react'
import { useActionData } from 'react-router'
import type { FormName } from '#services/forms'
import { useMessages } from '../messages/messages.tsx'
import { inLocale } from '../route-table/pages.ts'
import type { FormAnswer, Typed } from './failure.ts'
import { FORM_ID, NOTICE_ID } from './form-address.ts'
import type { Choice } from './form-control.tsx'
import type { FormPlace } from './load-form.server.ts'
import { Thanks } from './thanks.tsx'
import { VisitorForm } from './visitor-form.tsx'

interface FormSectionProps {
  readonly place: FormPlace
  readonly jobs?: readonly Choice[]
  readonly preset?: Typed
  readonly onFog?: boolean
  /** Its flag on the halyard. */
  readonly label?: ReactNode
  /** Between heading and form. */
  readonly children?: ReactNode
}

/** A page's form, beside it what happens with it; or, once it was taken, the thanks in its place. */
export function FormSection({ place, jobs = [], preset = {}, onFog = false, label, children }: FormSectionProps) {
  const { thanks, address, locale } = place
  const answer = useActionData<FormAnswer>()
  const form = answer?.form ?? place.form
  return (
    <section className={`sec form-sec${onFog ? ' sec--fog' : ''}`} id={FORM_ID} aria-labelledby={thanks ? NOTICE_ID : `${form}-form`}>
      <div className="wrap">
        {label}
        <div className="main">
          {thanks ? (
            <Thanks {...thanks} address={address} locale={locale} />
          ) : (
            <>
              <Heading form={form} />
              {children}
              <div className="formp">
                <VisitorForm key={form} form={form} place={place} answer={answer} jobs={jobs} preset={preset} />
                <WhatHappens form={form} place={place} />
              </div>
            </>
          )}
        </div>
      </div>
    </section>
  )
}

function Heading({ form }: { form: FormName }) {
  const t = useMessages()
  return (
    <div className="sechead">
      <h2 id={`${form}-form`}>{t(`form.heading.${form}`)}</h2>
      <p className="lead">{t(`form.lead.${form}`)}</p>
    </div>
  )
}

/** What no e-mail does: an address is confirmed by the link that a form sends. */
const onlyHere: ReadonlySet<FormName> = new Set(['newsletter', 'trial', 'verification'])

/** What is done with it, by whom, and when it is deleted; the rest says the privacy notice. */
function WhatHappens({ form, place: { locale, email } }: { form: FormName; place: FormPlace }) {
  const t = useMessages()
  return (
    <aside className="form-s" aria-labelledby={`${form}-next`}>
      <h2 id={`${form}-next`}>{t('form.next')}</h2>
      <dl>
        <div>
          <dt>{t('form.next.mail')}</dt>
          <dd>{t(`form.next.mail.${form}`)}</dd>
        </div>
        <div>
          <dt>{t(`form.next.then.${form}`)}</dt>
          <dd>{t(`form.next.then.${form}.text`)}</dd>
        </div>
        <div>
          <dt>{t('form.next.deleted')}</dt>
          <dd>
            {t(`form.next.deleted.${form}`)} <a href={inLocale('/datenschutz/datenschutz-website', locale)}>{t('form.privacy')}</a>
          </dd>
        </div>
        {!onlyHere.has(form) && (
          <div>
            <dt>{t('form.next.other')}</dt>
            <dd>
              {t('form.next.other.text')} <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
      </dl>
    </aside>
  )
}
