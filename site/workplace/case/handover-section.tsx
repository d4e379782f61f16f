import { offeredTo } from '#processes'
import type { CasePage } from '#services/cases'
import { Facts } from '../facts.tsx'
import { Press, WorkForm } from '../form/work-form.tsx'
import { Objections } from '../letter/objections.tsx'
import { useDay, useMoment, useWords } from '../words.ts'
import { DeliveryFields } from './delivery-fields.tsx'

/** How the letter reached the employee, and what they said to it. */
export function HandoverSection({ page: { one } }: { readonly page: CasePage }) {
  const say = useWords()
  const day = useDay()
  const moment = useMoment()
  const { delivery, objections = [] } = one
  return (
    <>
      {delivery && (
        <Facts
          facts={[
            [say('field.way'), `${say(`delivery.${delivery.way}`)}, ${day(delivery.on)}`],
            delivery.proof !== '' && [say('field.proof'), delivery.proof],
            [say('handover.received'), delivery.received ? moment(delivery.received) : say('handover.notReceived')],
          ]}
        />
      )}
      {delivery && offeredTo('hr', one).includes('correctDelivery') && (
        <details className="sure">
          <summary>{say('call.correctDelivery')}</summary>
          <WorkForm form="correctDelivery">
            <DeliveryFields one={one} values={delivery} />
            <div>
              <Press deed="correctDelivery">{say('correctDelivery.press')}</Press>
            </div>
          </WorkForm>
        </details>
      )}
      <Objections objections={objections} />
    </>
  )
}
