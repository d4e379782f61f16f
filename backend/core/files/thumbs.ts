import { buffer } from 'node:stream/consumers'
import { limitParallel } from '../../tools/tasks.ts'
import type { FileStorage, StoredFile, ThumbRequest, Thumbs } from '../model/files.ts'
import { type DrawThumb, MOST_PICTURE_BYTES } from './draw-thumb.ts'

/** Drawn at the same time: each takes a core and the memory of a decoded picture. */
const MOST_AT_ONCE = 2
const pictureTypes = ['image/png', 'image/jpg', 'image/jpeg', 'image/gif', 'image/webp']

/** The folder of all thumbnails of one file (contract 3.2). */
export function thumbsFolder(folder: string, name: string): string {
  return `${folder}/thumbs_${name}`
}

/** Thumbnails in a storage. Those who ask for the same one at once share its making. */
export function createThumbs(files: FileStorage, drawThumb: DrawThumb): Thumbs {
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
      if (!pictureTypes.includes(original.mimeType) || original.size > MOST_PICTURE_BYTES) return undefined
      const name = `${request.sizeText}_${request.name}`
      const key = `${thumbsFolder(request.folder, request.name)}/${name}`
      const stored = await files.find(key)
      if (stored) return { file: stored, name }
      await makeOnce(key, () => make({ files, drawThumb }, { ...request, key, original }))
      const file = await files.find(key)
      return file && { file, name }
    },
  }
}

interface Tools {
  readonly files: FileStorage
  readonly drawThumb: DrawThumb
}

interface Making extends ThumbRequest {
  readonly key: string
  readonly original: StoredFile
}

async function make({ files, drawThumb }: Tools, { folder, name, key, size, original }: Making): Promise<void> {
  const bytes = await drawThumb(await buffer(await original.open()), size)
  await files.write(key, { bytes, mimeType: original.mimeType, originalName: name })
  // The original may have been deleted meanwhile, and what is left of it with it.
  if (!(await files.find(`${folder}/${name}`))) await files.removeFolder(thumbsFolder(folder, name))
}
