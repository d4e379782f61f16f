import type { CasePage } from '#services/cases'
import { Facts } from '../facts.tsx'
import { Objections } from '../letter/objections.tsx'
import { useDay, useMoment, useWords } from '../words.ts'

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
      <Objections objections={objections} />
    </>
  )
}
