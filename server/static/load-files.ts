import { readdir, readFile } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import { join, relative, sep } from 'node:path'
import { CompressionCache } from './compress.ts'
import { type Stamp, stampPage, stampText } from './stamp.ts'
import { prepareFile, type StaticFile } from './static-file.ts'

/** Everything the server answers without asking the router. */
export interface StaticFiles {
  /** By address exactly as it is asked for. */
  readonly byAddress: Map<string, StaticFile>
  /** Pages and payloads by their address in lower case: they match without regard to case. */
  readonly byLowerCase: ReadonlyMap<string, StaticFile>
}

export interface LoadOptions {
  /** The client folder of a build. */
  readonly folder: string
  readonly cacheFolder: string
  readonly stamps: readonly Stamp[]
  /** Headers for pages, once their stamped markup is known. */
  readonly pageHeaders: (pages: readonly string[]) => OutgoingHttpHeaders
  readonly commonHeaders: OutgoingHttpHeaders
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
const MESSAGES = 'public, max-age=86400, immutable'
const ONE_DAY = 'public, max-age=86400'
/** Feed readers ask by the hour. */
const ONE_HOUR = 'public, max-age=3600'
const REVALIDATE = 'no-cache'
/** Long enough that a click finds what the pointer fetched, short enough that a new build is soon seen. */
const ONE_MINUTE = 'public, max-age=60'

interface Source {
  readonly address: string
  readonly path: string
  readonly body: Buffer
}

/** Reads, stamps and compresses a build's files. */
export async function loadFiles(options: LoadOptions): Promise<StaticFiles> {
  const sources = await readSources(options.folder, options.stamps)
  const pages = sources.filter(({ path }) => path.endsWith('.html'))
  const pageHeaders = options.pageHeaders(pages.map(({ body }) => body.toString()))
  const cache = new CompressionCache(options.cacheFolder)
  const prepared = await Promise.all(
    sources.map(async ({ address, path, body }) => {
      const headers = { ...options.commonHeaders, ...headersOf(path, address, pageHeaders) }
      return [address, await prepareFile(path, body, headers, cache)] as const
    }),
  )
  await cache.sweep()
  const anyCase = prepared.filter(([, file]) => /^text\/(html|x-script)/.test(String(file.identity.headers['content-type'])))
  return { byAddress: new Map(prepared), byLowerCase: new Map(anyCase.map(([address, file]) => [address.toLowerCase(), file])) }
}

async function readSources(folder: string, stamps: readonly Stamp[]): Promise<Source[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const sources = await Promise.all(files.map((file) => readSource(folder, file, stamps)))
  return sources.filter((source) => source !== undefined)
}

async function readSource(folder: string, file: string, stamps: readonly Stamp[]): Promise<Source | undefined> {
  const path = `/${relative(folder, file).split(sep).join('/')}`
  // The payload of a document that is not a page: nobody navigates to it.
  if (/\.(xml|txt|webmanifest|atom|json)\.data$/.test(path)) return undefined
  return { address: addressOf(path), path, body: stamped(path, await readFile(file), stamps) }
}

function stamped(path: string, body: Buffer, stamps: readonly Stamp[]): Buffer {
  if (path.endsWith('.html')) return Buffer.from(stampPage(body.toString(), stamps))
  if (/\.(data|xml|txt|atom|json)$/.test(path)) return Buffer.from(stampText(body.toString(), stamps))
  return body
}

function addressOf(path: string): string {
  return path === '/index.html' ? '/' : path.replace(/\/index\.html$/, '')
}

function headersOf(path: string, address: string, pageHeaders: OutgoingHttpHeaders): OutgoingHttpHeaders {
  if (path.endsWith('.html')) {
    const language = address === '/' && { vary: 'Accept-Language, Cookie, Sec-Fetch-Site' }
    return { ...pageHeaders, ...language, 'cache-control': REVALIDATE }
  }
  if (path.endsWith('.data')) return { 'cache-control': ONE_MINUTE, 'x-remix-response': 'yes' }
  if (path.startsWith('/assets/')) return { 'cache-control': IMMUTABLE }
  if (path.startsWith('/_i18n/')) return { 'cache-control': MESSAGES }
  if (/\/feed\.\w+$/.test(path)) return { 'cache-control': ONE_HOUR }
  return { 'cache-control': ONE_DAY }
}
