import type { Readable } from 'node:stream'

/** A size such as `70x50t`: a picture of exactly that size, cut where `crop` says, or of at most that size. */
export interface ThumbSize {
  /** 0 for whatever keeps the ratio; never both. */
  readonly width: number
  readonly height: number
  readonly crop: 'centre' | 'top' | 'bottom' | 'none'
}

/** A thumbnail that is asked for. */
export interface ThumbRequest {
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

/** Thumbnails of stored pictures. */
export interface Thumbs {
  /** The thumbnail of a stored file, made on first use; undefined for a file of which there can be none. */
  find(request: ThumbRequest, original: StoredFile): Promise<Thumb | undefined>
}

/** A file to be stored, with what is known of it. */
export interface FileContent {
  readonly bytes: Uint8Array
  readonly mimeType: string
  readonly originalName: string
}

/** Part of a file, counted in bytes from 0. */
export interface ByteRange {
  readonly start: number
  /** Last byte, included. */
  readonly end: number
}

/** A stored file: what its headers need, and its bytes when they are asked for. */
export interface StoredFile {
  readonly mimeType: string
  readonly size: number
  readonly modified: Date
  /** The bytes as they are read, never all at once. Rejects when the file has gone since. */
  open(range?: ByteRange): Promise<Readable>
}

/** Where files lie, by key: segments with `/` between them. A local folder is one implementation. */
export interface FileStorage {
  /** Whoever reads meanwhile sees nothing or the whole file. */
  write(key: string, content: FileContent): Promise<void>
  /** Undefined when there is none. */
  find(key: string): Promise<StoredFile | undefined>
  /** Missing files are no error. */
  remove(key: string): Promise<void>
  /** Removes everything whose key begins with these segments. */
  removeFolder(key: string): Promise<void>
}
