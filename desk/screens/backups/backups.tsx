import { useQuery } from '@tanstack/react-query'
import { useSay } from '../../language/language.tsx'
import { Asked } from '../../ui/asked.tsx'
import { Heading } from '../../ui/heading.tsx'
import { BackupTable } from './backup-table.tsx'
import { NewBackup } from './new-backup.tsx'
import { PostgresBackups } from './postgres-backups.tsx'
import { RestoreProgress } from './restore-progress.tsx'
import { listBackups } from './stored-backups.ts'
import { UploadBackup } from './upload-backup.tsx'
import { useRestore } from './use-restore.ts'

/** Backups of the embedded database; on PostgreSQL how they are made there. */
export function Backups() {
  const say = useSay()
  const restore = useRestore()
  const found = useQuery({ queryKey: ['backups'], queryFn: listBackups })
  return (
    <>
      <Heading title={say('backups.title')} />
      <RestoreProgress progress={restore.progress} />
      <Asked query={found}>
        {(backups) =>
          backups === null ? (
            <PostgresBackups />
          ) : (
            <>
              <p className="about">{say('backups.about')}</p>
              {backups.length > 0 ? <BackupTable backups={backups} restore={restore} /> : <p className="nothing">{say('today.neverBackedUp')}</p>}
              <NewBackup />
              <UploadBackup />
            </>
          )
        }
      </Asked>
    </>
  )
}
