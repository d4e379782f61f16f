import { type Call, offeredTo } from '#processes'
import type { CasePage } from '#services/cases'
import { guestPath } from '../../../route-table/account-paths.ts'
import { inLocale } from '../../../route-table/pages.ts'
import { AskedFacts } from '../../case/asked-facts.tsx'
import { Progress } from '../../case/progress.tsx'
import { useHandover } from '../../case-words.ts'
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
  const { one } = page
  return (
    <>
      <Progress one={one} />
      <p className="employee-s">{say(headlineOf(one))}</p>
      {one.withdrawal && <p>{say('withdrawal', { reason: one.withdrawal })}</p>}
      <EmployeeFacts page={page} />
      {one.delivery && one.signed && <SignedFile isOriginal={one.signed.hasSignature} token={token} />}
      <details className="sure">
        <summary>{say('ask.given')}</summary>
        <AskedFacts request={one.request} />
      </details>
      <Consent page={page} />
      <Delivered page={page} />
      <Objections objections={one.objections ?? []} />
      <h2 className="wp-h">{say('part.history')}</h2>
      <p className="small">{say('history.part')}</p>
      <History events={page.events} />
    </>
  )
}

/** What it is, who gives it, and the days that count. */
function EmployeeFacts({ page: { one, days } }: Pick<EmployeeProps, 'page'>) {
  const say = useWords()
  const day = useDay()
  const moment = useMoment()
  const handover = useHandover()
  const offered = offeredTo('employee', one)
  const isAwaited = one.state !== 'withdrawn' && !one.delivery
  const isOnPaper = !one.consent && ['signing', 'delivery'].includes(one.state)
  return (
    <Facts
      facts={[
        [say('fact.kind'), say(`kind.${one.request.kind}`)],
        [say('fact.employer'), `${one.request.employer.name}, ${one.request.employer.city}`],
        [say('fact.contact'), say('hr.of', { employer: one.request.employer.name })],
        isAwaited && [say('fact.handover'), handover(days)],
        isOnPaper && [say('field.form'), say('form.paper')],
        one.consent != null && !offered.includes('withdrawConsent') && [say('signature.consent'), moment(one.consent)],
        one.delivery && [say('fact.delivered'), `${day(one.delivery.on)}, ${say(`delivery.${one.delivery.way}`)}`],
        days.objection !== null && [say('fact.objection'), day(days.objection)],
        one.state === 'objection' && days.state !== null && [say('fact.answerDue'), day(days.state)],
      ]}
    />
  )
}

/** What was signed electronically is the reference itself, else a copy of it. */
function SignedFile({ isOriginal, token }: Pick<EmployeeProps, 'token'> & { readonly isOriginal: boolean }) {
  const say = useWords()
  const locale = useLocale()
  return (
    <>
      <p className="small">{say(isOriginal ? 'file.letter.text' : 'file.copy.text')}</p>
      <p className="wp-files">
        <a className="btn" href={inLocale(`${guestPath(token)}/unterschrieben.pdf`, locale)}>
          {say(isOriginal ? 'file.letter' : 'file.copy')}
        </a>
      </p>
    </>
  )
}

/** Where it stands, or what became of an objection. */
function headlineOf({ state, objections = [] }: CasePage['one']) {
  const answer = objections.at(-1)?.answer
  if (answer?.isAccepted && ['draft', 'review', 'release'].includes(state)) return 'employee.again'
  return answer && !answer.isAccepted && state === 'delivered' ? 'employee.declined' : (`employee.${state}` as const)
}

const consents: readonly Call[] = ['consent', 'withdrawConsent']

/** The electronic form needs the employee's consent; it can be taken back until the letter is released. */
function Consent({ page: { one } }: Pick<EmployeeProps, 'page'>) {
  const say = useWords()
  const moment = useMoment()
  const offered = offeredTo('employee', one).filter((call) => consents.includes(call))
  if (offered.length === 0) return null
  return (
    <section className={one.consent ? undefined : 'next'} aria-labelledby="consent">
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
    <section className={delivery.received ? undefined : 'next'} aria-labelledby="delivered">
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
