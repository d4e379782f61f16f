import { limitParallel } from '../../tools/limit-parallel.ts'
import { drawThumb } from './draw-thumb.ts'
import type { FileStorage, StoredFile } from './file-storage.ts'
import type { ThumbSize } from './thumb-size.ts'

/** Drawn at the same time: each takes a core and the memory of a decoded picture. */
const MOST_AT_ONCE = 2
const pictureTypes = ['image/png', 'image/jpg', 'image/jpeg', 'image/gif', 'image/webp']

interface ThumbRequest {
  /** Folder and name of the original. */
  readonly folder: string
  readonly name: string
  /** As it was asked for: part of the thumbnail's name. */
  readonly sizeText: string
  readonly size: ThumbSize
}

/** A thumbnail and the name it is served under. */
interface Thumb {
  readonly file: StoredFile
  readonly name: string
}

export interface Thumbs {
  /** The thumbnail of a stored file, made on first use; undefined for a file of which there can be none. */
  find(request: ThumbRequest, original: StoredFile): Promise<Thumb | undefined>
}

/** The folder of all thumbnails of one file (contract 3.2). */
export function thumbsFolder(folder: string, name: string): string {
  return `${folder}/thumbs_${name}`
}

/** Thumbnails in a storage. Those who ask for the same one at once share its making. */
export function createThumbs(files: FileStorage): Thumbs {
  const limited = limitParallel(MOST_AT_ONCE)
  const making = new Map<string, Promise<void>>()

  function makeOnce(key: string, make: () => Promise<void>): Promise<void> {
    const known = making.get(key)
    if (known) return known
    const made = limited(make).finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  return {
    async find(request, original) {
      if (!pictureTypes.includes(original.mimeType)) return undefined
      const name = `${request.sizeText}_${request.name}`
      const key = `${thumbsFolder(request.folder, request.name)}/${name}`
      const stored = await files.find(key)
      if (stored) return { file: stored, name }
      await makeOnce(key, () => make(files, { ...request, key, original }))
      const file = await files.find(key)
      return file && { file, name }
    },
  }
}

interface Making extends ThumbRequest {
  readonly key: string
  readonly original: StoredFile
}

async function make(files: FileStorage, { folder, name, key, size, original }: Making): Promise<void> {
  const bytes = await drawThumb(await original.open(), size)
  await files.write(key, { bytes, mimeType: original.mimeType, originalName: name })
  // The original may have been deleted meanwhile, and what is left of it with it.
  if (!(await files.find(`${folder}/${name}`))) await files.removeFolder(thumbsFolder(folder, name))
}
