import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay } from '../../../language/language.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { Outcome } from '../../../ui/outcome.tsx'
import { type Account, durations, type Lent, lendToken, type Purpose, purposes } from './lend.ts'

interface LendTokenProps {
  readonly collection: string
  readonly account: Account
  readonly onLent: (lent: Lent) => void
}

/** Says what follows, asks what for and how long, and only then takes a token. */
export function LendToken({ collection, account: { id, email }, onLent }: LendTokenProps) {
  const say = useSay()
  const [purpose, setPurpose] = useState<Purpose>()
  const [seconds, setSeconds] = useState<number>(durations[0])
  const [isMissing, setMissing] = useState(false)
  const who = email || id
  const lend = useMutation({
    mutationFn: (what: Purpose) => lendToken({ collection, id, seconds, purpose: what, who }),
    onSuccess: onLent,
    gcTime: 0,
  })
  function take() {
    setMissing(!purpose)
    if (purpose) lend.mutate(purpose)
  }
  return (
    <section className="box box--form">
      <h2>{say('operators.lend', { who })}</h2>
      <p>{say('operators.lendWhat')}</p>
      <div className="choices">
        <Choice
          label={say('operators.purpose')}
          value={purpose ?? ''}
          options={[
            { value: '', text: say('operators.purpose.none') },
            ...purposes.map((one) => ({ value: one, text: say(`operators.purpose.${one}`) })),
          ]}
          onChoose={(next) => setPurpose(purposes.find((one) => one === next))}
        />
        <DurationChoice seconds={seconds} onChoose={setSeconds} />
      </div>
      <Outcome problem={isMissing ? say('operators.purposeMissing') : lend.error && say('asked.failed', { message: lend.error.message })} />
      <button type="button" disabled={lend.isPending} onClick={take}>
        {say('operators.take')}
      </button>
    </section>
  )
}

function DurationChoice({ seconds, onChoose }: { readonly seconds: number; readonly onChoose: (seconds: number) => void }) {
  const say = useSay()
  return (
    <Choice
      label={say('operators.duration')}
      value={String(seconds)}
      options={durations.map((one) => ({ value: String(one), text: say(`operators.duration.${one}`) }))}
      onChoose={(next) => onChoose(Number(next))}
    />
  )
}
