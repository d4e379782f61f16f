import { useSay } from '../../language/language.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import type { RestoreProgressState } from './use-restore.ts'

/** How putting a backup back goes. */
export function RestoreProgress({ progress }: { readonly progress: RestoreProgressState | undefined }) {
  const say = useSay()
  if (!progress) return null
  const { key, state } = progress
  return (
    <div className="restoring">
      {state === 'working' && (
        <p className="line-lost" role="status">
          {say('backups.restoring', { name: key })}
        </p>
      )}
      <Outcome done={state === 'done' && say('backups.restored', { name: key })} problem={state === 'failed' && say('backups.notRestored')} />
    </div>
  )
}
