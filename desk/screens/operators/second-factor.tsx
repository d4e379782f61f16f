import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay } from '../../language/language.tsx'
import { backend, operator } from '../../session/backend.ts'
import { Asked } from '../../ui/asked.tsx'
import { ConfirmByName } from '../../ui/confirm-by-name.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { readServer, SERVER } from '../server.ts'
import { isSecondFactorOn, switchSecondFactor } from './second-factor-switch.ts'
import { OPERATORS } from './stored-operators.ts'

const FACTOR = ['second-factor']

/** A code by mail beside the password, for all operators. Without a mail that arrives it is not switched on: nobody could come in. */
export function SecondFactor() {
  const say = useSay()
  const isOn = useQuery({ queryKey: FACTOR, queryFn: isSecondFactorOn })
  return (
    <section className="box box--form">
      <h2>{say('operators.factor')}</h2>
      <p>{say('operators.factorAbout')}</p>
      <Asked query={isOn}>{(on) => (on ? <SwitchOff /> : <SwitchOn />)}</Asked>
    </section>
  )
}

function SwitchOff() {
  const say = useSay()
  const questions = useQueryClient()
  async function off() {
    await switchSecondFactor(false)
    await questions.invalidateQueries({ queryKey: FACTOR })
  }
  return (
    <>
      <p>
        <span className="state state--answered">{say('operators.factorOn')}</span>
      </p>
      <ConfirmByName
        label={say('operators.factorSwitchOff')}
        action={say('operators.factorSwitchOff')}
        name={operator().email}
        consequence={say('operators.factorOffWhat')}
        isDanger
        onConfirm={off}
      />
    </>
  )
}

function SwitchOn() {
  const say = useSay()
  const questions = useQueryClient()
  const [hasArrived, setArrived] = useState(false)
  const server = useQuery({ queryKey: SERVER, queryFn: readServer })
  const { email } = operator()
  const send = useMutation({ mutationFn: () => backend.settings.testEmail(OPERATORS, email, 'otp') })
  const on = useMutation({ mutationFn: () => switchSecondFactor(true), onSuccess: () => questions.invalidateQueries({ queryKey: FACTOR }) })
  if (server.data?.mail.from === 'nobody') return <p className="notice">{say('operators.factorNoMail')}</p>
  const problem = send.error ?? on.error
  return (
    <>
      <p>{say('operators.factorTry')}</p>
      <button type="button" className="second" disabled={send.isPending} onClick={() => send.mutate()}>
        {say('operators.factorSend', { email })}
      </button>
      <Outcome
        done={send.isSuccess && say('settings.testMailSent', { email })}
        problem={problem && say('asked.failed', { message: problem.message })}
      />
      {send.isSuccess && (
        <>
          <div className="ticks">
            <label>
              <input type="checkbox" checked={hasArrived} onChange={({ target }) => setArrived(target.checked)} /> {say('operators.factorArrived')}
            </label>
          </div>
          <button type="button" disabled={!hasArrived || on.isPending} onClick={() => on.mutate()}>
            {say('operators.factorSwitchOn')}
          </button>
        </>
      )}
    </>
  )
}
