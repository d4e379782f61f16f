import { http } from './http.ts'

/** One font of PDF files, from this site. Throws when it cannot be had. */
export async function fetchFont(file: URL): Promise<Uint8Array> {
  return new Uint8Array(await http<ArrayBuffer, 'arrayBuffer'>(file.href, { responseType: 'arrayBuffer' }))
}
