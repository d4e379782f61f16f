import { type CaseView, type Delivery, deliveryWays } from '#processes'
import { Choice, Line } from '../form/fields.tsx'
import { useWords } from '../words.ts'

interface DeliveryProps {
  readonly one: CaseView
  readonly values: Partial<Delivery>
}

/** How, when and with what proof it was handed over. */
export function DeliveryFields({ one, values }: DeliveryProps) {
  const say = useWords()
  const ways = deliveryWays.filter((way) => way !== 'electronic' || one.release?.form === 'electronic')
  return (
    <div className="form-g">
      <Choice name="way" value={values.way} isHalf options={ways.map((value) => ({ value, label: say(`delivery.${value}`) }))} />
      <Line name="on" type="date" value={values.on} isHalf />
      <Line name="proof" value={values.proof} isOptional hint={say('hint.proof')} />
    </div>
  )
}
