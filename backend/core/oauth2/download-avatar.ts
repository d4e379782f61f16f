import { askChecked, isPublicAddress, readAtMost } from '../../tools/network.ts'
import type { NewFile } from '../fields/field-type.ts'
import { newFileOf } from '../files/record-files.ts'

const LONGEST_MS = 10_000
const MOST_REDIRECTS = 3

export interface AvatarOptions {
  readonly mostBytes: number
  /** Which addresses may be asked; public ones without it. */
  readonly isAllowed?: (address: string) => boolean
}

/**
 * The picture at an address that a provider gave. People may write it themselves, so that only public addresses are asked,
 * after each redirect anew, and the address that was checked is the one connected to. Undefined when anything is wrong.
 */
export async function downloadAvatar(url: string, { mostBytes, isAllowed = isPublicAddress }: AvatarOptions): Promise<NewFile | undefined> {
  try {
    const { bytes, address } = await download(new URL(url), {
      mostBytes,
      isAllowed,
      redirects: MOST_REDIRECTS,
      signal: AbortSignal.timeout(LONGEST_MS),
    })
    return await newFileOf(decodeURIComponent(address.pathname.split('/').at(-1) ?? ''), bytes)
  } catch {
    return undefined
  }
}

interface Download extends Required<AvatarOptions> {
  readonly redirects: number
  readonly signal: AbortSignal
}

async function download(address: URL, options: Download): Promise<{ readonly bytes: Uint8Array; readonly address: URL }> {
  const response = await askChecked(address, options)
  const status = response.statusCode ?? 0
  const { location } = response.headers
  if (status >= 300 && status < 400 && location && options.redirects > 0) {
    response.destroy()
    return download(new URL(location, address), { ...options, redirects: options.redirects - 1 })
  }
  if (status !== 200) {
    response.destroy()
    throw new Error(`The picture was answered with ${status}.`)
  }
  const bytes = await readAtMost(response, options.mostBytes)
  if (bytes.length === 0) throw new Error('The picture is empty.')
  return { bytes: new Uint8Array(bytes), address }
}
