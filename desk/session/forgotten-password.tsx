import { useMutation } from '@tanstack/react-query'
import { useSay } from '../language/language.tsx'
import { operators } from './backend.ts'

/** Asks for a link to choose a new password. The answer does not tell who has an access. */
export function ForgottenPassword({ email }: { readonly email: string }) {
  const say = useSay()
  const ask = useMutation({
    mutationFn: async () => {
      if (!email) return 'session.resetNeeds'
      await operators().requestPasswordReset(email)
      return 'session.resetSent'
    },
  })
  return (
    <div>
      <button type="button" className="quiet" disabled={ask.isPending} onClick={() => ask.mutate()}>
        {say('session.forgotten')}
      </button>
      <p role="status" className="hint">
        {ask.data && say(ask.data)}
        {ask.error && say('asked.failed', { message: ask.error.message })}
      </p>
    </div>
  )
}
