import type { FileStorage, StoredFile } from '../model/files.ts'
import type { S3Settings, Settings } from '../model/settings.ts'
import { isUnanswered, s3Files } from './s3-files.ts'

/** The storage could not do what it was asked: disk full, bucket away. The same request may succeed later. Its message is for logs. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

/** A storage whose failures are `StorageError`s. */
function withStorageErrors(files: FileStorage): FileStorage {
  return {
    write: (key, content) => files.write(key, content).catch(failed),
    find: (key) => files.find(key).then(opening, failed),
    remove: (key) => files.remove(key).catch(failed),
    removeFolder: (key) => files.removeFolder(key).catch(failed),
  }
}

function opening(found: StoredFile | undefined): StoredFile | undefined {
  return found && { ...found, open: (range) => found.open(range).catch(failed) }
}

function failed(cause: unknown): never {
  throw new StorageError(cause instanceof Error ? cause.message : String(cause), { cause })
}

const REST_MS = 30_000

/**
 * A storage that is left alone for half a minute after it did not answer: whoever asks meanwhile is refused at once, instead of
 * waiting as long as the first one did. With an embedded database others would wait for each upload in turn.
 * @param isUnanswered whether a failure means that the storage was not reached
 */
function leftAlone(files: FileStorage, isUnanswered: (error: unknown) => boolean): FileStorage {
  let until = 0
  async function ask<T>(question: () => Promise<T>): Promise<T> {
    if (performance.now() < until) throw new StorageError('The storage did not answer a moment ago and is left alone.')
    try {
      return await question()
    } catch (error) {
      if (isUnanswered(error)) until = performance.now() + REST_MS
      throw error
    }
  }
  return {
    write: (key, content) => ask(() => files.write(key, content)),
    find: (key) => ask(() => files.find(key)),
    remove: (key) => ask(() => files.remove(key)),
    removeFolder: (key) => ask(() => files.removeFolder(key)),
  }
}

interface StorageChoice {
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
    if (opened?.from !== wanted) opened = { from: wanted, files: leftAlone(s3Files(wanted), isUnanswered) }
    return opened.files
  }
  return withStorageErrors({
    write: (key, content) => current().write(key, content),
    find: (key) => current().find(key),
    remove: (key) => current().remove(key),
    removeFolder: (key) => current().removeFolder(key),
  })
}
