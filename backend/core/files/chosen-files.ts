import type { S3Settings, Settings } from '../settings/settings.ts'
import type { FileStorage } from './file-storage.ts'
import { s3Files } from './s3-files.ts'

export interface StorageChoice {
  readonly local: FileStorage
  /** The bucket of the environment, if it names one. */
  readonly s3: S3Settings | undefined
  settings(): Settings
}

/** The storage that holds now: the settings' bucket, else that of the environment, else the local folder (contract 10). */
export function chosenFiles({ local, s3, settings }: StorageChoice): FileStorage {
  let opened: { readonly from: S3Settings; readonly files: FileStorage } | undefined
  const current = (): FileStorage => {
    const wanted = settings().s3.enabled ? settings().s3 : s3
    if (!wanted) return local
    if (opened?.from !== wanted) opened = { from: wanted, files: s3Files(wanted) }
    return opened.files
  }
  return {
    write: (key, content) => current().write(key, content),
    find: (key) => current().find(key),
    remove: (key) => current().remove(key),
    removeFolder: (key) => current().removeFolder(key),
  }
}
