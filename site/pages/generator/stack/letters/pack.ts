import { zipSync } from 'fflate'

export interface PackedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** All files as one archive. What is packed already, as both formats of letters are, is not packed again. */
export function pack(files: readonly PackedFile[]): Uint8Array {
  return zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), { level: 0 })
}

/** „007-Petersen-Ina.docx“: by its row as the table and the protocol count it, so that two people of one name keep both. */
export function letterName(row: number, { firstName, lastName }: { firstName: string; lastName: string }, ending: string): string {
  const words = `${lastName} ${firstName}`.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return `${[String(row).padStart(3, '0'), ...words].join('-')}.${ending}`
}
