import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useSay } from '../../language/language.tsx'
import { ConfirmByName } from '../../ui/confirm-by-name.tsx'
import { DeleteByName } from '../../ui/delete-by-name.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { pauseWebhook, removeWebhook, renewSecret, type StoredWebhook, sendTest } from './stored-webhooks.ts'

interface WebhookActionsProps {
  readonly webhook: StoredWebhook
  /** There is another secret, to be shown once. */
  readonly onSecret: (secret: string) => void
}

/** Trying, pausing, another secret, deleting. */
export function WebhookActions({ webhook: { id, name, paused }, onSecret }: WebhookActionsProps) {
  const say = useSay()
  const navigate = useNavigate()
  const { test, pause } = useTries(id, paused !== '')
  const renewed = say('webhooks.renew')
  return (
    <>
      <div className="buttons">
        <button type="button" disabled={test.isPending || paused !== ''} onClick={() => test.mutate()}>
          {say('webhooks.test')}
        </button>
        <button type="button" className="second" disabled={pause.isPending} onClick={() => pause.mutate()}>
          {say(paused ? 'webhooks.resume' : 'webhooks.pause')}
        </button>
        <ConfirmByName
          label={renewed}
          action={renewed}
          name={name}
          consequence={say('webhooks.renewWhat')}
          onConfirm={async () => onSecret(await renewSecret(id))}
        />
        <DeleteByName
          label={say('webhooks.remove')}
          name={name}
          consequence={say('webhooks.removeWhat')}
          onDelete={() => removeWebhook(id).then(() => navigate('/webhooks'))}
        />
      </div>
      <Outcome done={test.isSuccess && say('webhooks.tested')} problem={test.error && say('asked.failed', { message: test.error.message })} />
    </>
  )
}

function useTries(id: string, isPaused: boolean) {
  const questions = useQueryClient()
  const test = useMutation({ mutationFn: () => sendTest(id), onSuccess: () => questions.invalidateQueries({ queryKey: ['webhookDeliveries'] }) })
  const pause = useMutation({
    mutationFn: () => pauseWebhook(id, !isPaused),
    onSuccess: () => questions.invalidateQueries({ queryKey: ['webhooks'] }),
  })
  return { test, pause }
}
