import { type Call, offeredTo } from '#processes'
import type { CasePage } from '#services/cases'
import { guestPath } from '../../../route-table/account-paths.ts'
import { inLocale } from '../../../route-table/pages.ts'
import { Progress } from '../../case/progress.tsx'
import { Facts } from '../../facts.tsx'
import { Area } from '../../form/fields.tsx'
import { Press, PressForm, WorkForm } from '../../form/work-form.tsx'
import { History } from '../../letter/history.tsx'
import { Objections } from '../../letter/objections.tsx'
import { useDay, useLocale, useMoment, useWords } from '../../words.ts'

interface EmployeeProps {
  readonly page: CasePage
  readonly token: string
}

/** Where the employee's own reference stands, and what they can do about it. */
export function EmployeePart({ page, token }: EmployeeProps) {
  const say = useWords()
  const day = useDay()
  const moment = useMoment()
  const { one, days } = page
  const offered = offeredTo('employee', one)
  return (
    <>
      <Progress one={one} />
      <p className="employee-s">{say(isRedone(one) ? 'employee.again' : `employee.${one.state}`)}</p>
      {one.withdrawal && <p>{say('withdrawal', { reason: one.withdrawal })}</p>}
      <Facts
        facts={[
          [say('fact.kind'), say(`kind.${one.request.kind}`)],
          [say('fact.employer'), `${one.request.employer.name}, ${one.request.employer.city}`],
          [say('fact.contact'), say('hr.of', { employer: one.request.employer.name })],
          one.state !== 'withdrawn' && [say('fact.handover'), day(days.handover)],
          one.consent != null && !offered.includes('withdrawConsent') && [say('signature.consent'), moment(one.consent)],
          one.delivery && [say('fact.delivered'), `${day(one.delivery.on)}, ${say(`delivery.${one.delivery.way}`)}`],
          one.state === 'objection' && days.state !== null && [say('fact.answerDue'), day(days.state)],
        ]}
      />
      {one.delivery && one.signed && <SignedFile isOriginal={one.signed.hasSignature} token={token} />}
      <Consent page={page} />
      <Delivered page={page} />
      <Objections objections={one.objections ?? []} />
      <h2 className="wp-h">{say('part.history')}</h2>
      <p className="small">{say('history.part')}</p>
      <History events={page.events} />
    </>
  )
}

/** What was signed electronically is the reference itself, else a copy of it. */
function SignedFile({ isOriginal, token }: Pick<EmployeeProps, 'token'> & { readonly isOriginal: boolean }) {
  const say = useWords()
  const locale = useLocale()
  return (
    <>
      {!isOriginal && <p className="small">{say('file.copy.text')}</p>}
      <p className="wp-files">
        <a className="btn" href={inLocale(`${guestPath(token)}/unterschrieben.pdf`, locale)}>
          {say(isOriginal ? 'file.letter' : 'file.copy')}
        </a>
      </p>
    </>
  )
}

/** An objection was accepted, and the reference is on its way once more. */
function isRedone({ state, objections = [] }: CasePage['one']): boolean {
  return objections.at(-1)?.answer?.isAccepted === true && ['draft', 'review', 'release'].includes(state)
}

const consents: readonly Call[] = ['consent', 'withdrawConsent']

/** The electronic form needs the employee's consent; it can be taken back until the letter is released. */
function Consent({ page: { one } }: Pick<EmployeeProps, 'page'>) {
  const say = useWords()
  const moment = useMoment()
  const offered = offeredTo('employee', one).filter((call) => consents.includes(call))
  if (offered.length === 0) return null
  return (
    <section className="next" aria-labelledby="consent">
      <h2 id="consent">{say('consent.title')}</h2>
      <p>{say('consent.text')}</p>
      <p>{say('consent.free')}</p>
      {one.consent && <p>{say('consent.since', { at: moment(one.consent) })}</p>}
      {one.consent && offered.includes('withdrawConsent') && (
        <PressForm form="withdrawConsent" deed="withdrawConsent">
          {say('call.withdrawConsent')}
        </PressForm>
      )}
      {!one.consent && offered.includes('consent') && (
        <PressForm form="consent" deed="consent" isFirst>
          {say('call.consent')}
        </PressForm>
      )}
    </section>
  )
}

/** It has come: said so, or objected to. */
function Delivered({ page: { one } }: Pick<EmployeeProps, 'page'>) {
  const say = useWords()
  const moment = useMoment()
  const offered = offeredTo('employee', one)
  const { delivery } = one
  if (!delivery || !(delivery.received || offered.includes('confirmReceipt') || offered.includes('object'))) return null
  return (
    <section className="next" aria-labelledby="delivered">
      <h2 id="delivered">{say(delivery.received ? 'delivered.title.received' : 'delivered.title')}</h2>
      {delivery.received && <p>{say('delivered.received', { at: moment(delivery.received) })}</p>}
      {offered.includes('confirmReceipt') && (
        <PressForm form="confirmReceipt" deed="confirmReceipt" isFirst>
          {say('call.confirmReceipt')}
        </PressForm>
      )}
      {offered.includes('object') && (
        <details className="sure">
          <summary>{say('object.label')}</summary>
          <WorkForm form="object">
            <p>{say('object.text')}</p>
            <Area name="objection" hint={say('object.rights')} />
            <div>
              <Press deed="object">{say('call.object')}</Press>
            </div>
          </WorkForm>
        </details>
      )}
    </section>
  )
}
