import { fileTypes } from './file-types.ts'

/** Long enough for any browser to have begun its download. */
const KEPT_MS = 60_000

/** Hands a file made in this browser to its downloads: nothing is sent. */
export function saveFile(bytes: Uint8Array, name: string, format: keyof typeof fileTypes): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: fileTypes[format] }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
