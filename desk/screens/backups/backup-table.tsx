import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSay, useTimes } from '../../language/language.tsx'
import { backend } from '../../session/backend.ts'
import { useBytes } from '../../ui/bytes.ts'
import { ConfirmByName } from '../../ui/confirm-by-name.tsx'
import { DeleteByName } from '../../ui/delete-by-name.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { Rows } from '../../ui/rows.tsx'
import { type Backup, saveBackup } from './stored-backups.ts'
import type { Restore } from './use-restore.ts'

interface BackupTableProps {
  readonly backups: readonly Backup[]
  readonly restore: Restore
}

export function BackupTable({ backups, restore }: BackupTableProps) {
  return (
    <Rows heads={['backups.name', 'backups.made', 'backups.size', 'readers.actions']}>
      {backups.map((backup) => (
        <BackupRow key={backup.key} backup={backup} restore={restore} />
      ))}
    </Rows>
  )
}

function BackupRow({ backup: { key, size, modified }, restore }: { readonly backup: Backup; readonly restore: Restore }) {
  const say = useSay()
  const { time } = useTimes()
  const bytes = useBytes()
  const questions = useQueryClient()
  const save = useMutation({ mutationFn: () => saveBackup(key) })
  async function remove() {
    await backend.backups.delete(key)
    await questions.invalidateQueries({ queryKey: ['backups'] })
  }
  return (
    <tr>
      <th scope="row">
        <code>{key}</code>
      </th>
      <td className="num">{time(modified)}</td>
      <td className="num">{bytes(size)}</td>
      <td>
        <div className="buttons">
          <button type="button" className="second" disabled={save.isPending} onClick={() => save.mutate()}>
            {say('backups.save')}
          </button>
          <ConfirmByName
            label={say('backups.restore')}
            action={say('backups.restoreNow')}
            name={key}
            consequence={say('backups.restoreWhat', { time: time(modified) })}
            duty={say('backups.restoreReturns')}
            isDanger
            onConfirm={() => restore.begin(key)}
          />
          <DeleteByName label={say('backups.delete')} name={key} consequence={say('backups.deleteWhat')} onDelete={remove} />
        </div>
        <Outcome problem={save.error && say('asked.failed', { message: save.error.message })} />
      </td>
    </tr>
  )
}
