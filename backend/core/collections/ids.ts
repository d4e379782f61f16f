import { checksumOf } from '../../tools/id.ts'

/** A field's id when none was sent: its type and the checksum of its name (contract 6). */
export function fieldId(type: string, name: string): string {
  return type + checksumOf(name)
}

/** A collection's id when none was sent: the checksum of type and name (contract 6). */
export function collectionId(type: string, name: string): string {
  return `pbc_${checksumOf(type + name)}`
}

/** The id itself, or with the first number that makes it free. */
export function firstFree(id: string, isTaken: (id: string) => boolean): string {
  let free = id
  for (let counter = 2; isTaken(free); counter++) free = `${id}${counter}`
  return free
}
