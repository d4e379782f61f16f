import type { Readable } from 'node:stream'

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
