import { useMutation } from '@tanstack/react-query'
import { waitingRecord } from '#services/desk'
import { locales } from '#words/interface'
import { useSay } from '../../language/language.tsx'
import { backend, operator } from '../../session/backend.ts'
import { Outcome } from '../../ui/outcome.tsx'
import { letterIn } from './letter-in.ts'
import type { IssueDraft } from './stored-issue.ts'

/** Sends the issue in both languages to the operator alone. */
export function TestMail({ draft }: { readonly draft: IssueDraft }) {
  const say = useSay()
  const { email } = operator()
  const send = useMutation({
    mutationFn: async () => {
      const batch = backend.createBatch()
      for (const { code } of locales) {
        const mail = { ...letterIn(code, draft), recipient: email, reference: `trial:${crypto.randomUUID()}` }
        batch.collection('outbox').create(waitingRecord(mail, new Date()))
      }
      await batch.send()
    },
  })
  return (
    <section className="box">
      <h2>{say('issue.test')}</h2>
      <Outcome done={send.isSuccess && say('issue.tested', { email })} problem={send.error && say('asked.failed', { message: send.error.message })} />
      <button type="button" className="second" disabled={send.isPending} onClick={() => send.mutate()}>
        {say('issue.testTo', { email })}
      </button>
    </section>
  )
}
