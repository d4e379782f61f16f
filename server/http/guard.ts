import type { IncomingMessage } from 'node:http'

export interface Refusal {
  readonly status: 400 | 404 | 405 | 414
  readonly allow?: string
}

const MAX_URL_LENGTH = 8192
/** Filters of the backend's contract may have 3,500 characters, each of them encoded as three. */
const MAX_API_URL_LENGTH = 15_000
const pageMethods = ['GET', 'HEAD', 'POST']
const apiMethods = [...pageMethods, 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses what no visitor sends: addresses that are too long, cannot be decoded or could be read as another host
 * (`//host`, `/\host`), and methods that nothing answers.
 */
export function refuse({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): Refusal | undefined {
  const isApi = url.startsWith('/api/')
  if (url.length > (isApi ? MAX_API_URL_LENGTH : MAX_URL_LENGTH)) return { status: 414 }
  if (!url.startsWith('/')) return { status: 400 }
  const path = url.split('?', 1)[0] ?? ''
  const decoded = decode(path)
  if (decoded === undefined || hasControlCharacter(decoded)) return { status: 400 }
  if (/[\\]|\/\/|(^|\/)\.\.?(\/|$)/.test(decoded)) return { status: 404 }
  const allowed = isApi ? apiMethods : pageMethods
  return allowed.includes(method) ? undefined : { status: 405, allow: allowed.join(', ') }
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f')
}
