import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { z } from 'zod'
import { useSay } from '../../../language/language.tsx'
import { backend } from '../../../session/backend.ts'
import { useLive } from '../../../ui/use-live.ts'
import { answerReference } from './send-answer.ts'

const waiting = z.array(z.object({ lastError: z.string() }))

/** Says of an answer that its mail has not gone out yet, and what the mail server said. */
export function OnItsWay({ answer }: { readonly answer: string }) {
  const say = useSay()
  useLive('outbox')
  const { data } = useQuery({
    queryKey: ['outbox', 'answer', answer],
    queryFn: async () => {
      const filter = backend.filter('reference = {:reference}', { reference: answerReference(answer) })
      return waiting.parse(await backend.collection('outbox').getFullList({ filter, fields: 'lastError' }))
    },
  })
  const [mail] = data ?? []
  if (!mail) return null
  if (mail.lastError === '') return <p className="dim">{say('answer.waits')}</p>
  return (
    <p className="problem">
      {say('answer.notArrived', { error: mail.lastError })} <Link to="/mails">{say('mails.title')}</Link>
    </p>
  )
}
