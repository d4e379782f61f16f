import { readdir, readFile } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import { join, relative, sep } from 'node:path'
import { MESSAGES_CACHE_HOURS, PAYLOAD_FRESH_S } from '#site'
import { CompressionCache } from './compress.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { type Original, originalMade, originalOf } from './original.ts'
import { type Stamp, stampPage, stampText } from './stamp.ts'
import { describeFile, type StaticFile } from './static-file.ts'

/** Everything the server answers without asking the router. */
export interface StaticFiles {
  /** By address exactly as it is asked for. */
  readonly byAddress: Map<string, StaticFile>
  /** Pages, their twins and payloads by their address in lower case: they match without regard to case. */
  readonly byLowerCase: ReadonlyMap<string, StaticFile>
  /** Addresses, in lower case, where a query asks for another answer than the prepared one. */
  readonly answeringQueries: ReadonlySet<string>
}

export interface LoadOptions {
  /** The client folder of a build. */
  readonly folder: string
  readonly cacheFolder: string
  /** What came with the build, compressed. */
  readonly compressedFolder: string
  readonly stamps: readonly Stamp[]
  /** Where answers are kept in memory. */
  readonly kept: KeptAnswers
  /** Shown the markup of each page, stamped. */
  readonly onPage: (html: string) => void
  /** Headers for pages, once all were shown. */
  readonly pageHeaders: () => OutgoingHttpHeaders
  readonly commonHeaders: OutgoingHttpHeaders
  /** The last word on a page's markup, once it is stamped. */
  readonly finishPage: (html: string) => string
  /** Pages that answer a query in their address. */
  readonly answeringQueries: readonly string[]
}

/**
 * A worker does not have its page's policy but that of its own answer (HTML, "run a worker"; CSP Level 3, 2.3). What reads pictures of
 * references runs WebAssembly, which no page may, and reaches nothing but our own files.
 */
const SCAN_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
const IMMUTABLE = 'public, max-age=31536000, immutable'
const MESSAGES = `public, max-age=${MESSAGES_CACHE_HOURS * 60 * 60}, immutable`
const ONE_DAY = 'public, max-age=86400'
/** Feed readers ask by the hour. */
const ONE_HOUR = 'public, max-age=3600'
const REVALIDATE = 'no-cache'
const PAYLOADS = `public, max-age=${PAYLOAD_FRESH_S}`

/** As many as Node reads beside each other; more would only be held in memory at once. */
const AT_ONCE = 4

interface Source {
  readonly address: string
  readonly path: string
  readonly original: Original
}

/** Looks through a build's files, stamped; each is read again, and compressed, when it is asked for. */
export async function loadFiles(options: LoadOptions): Promise<StaticFiles> {
  const { commonHeaders, kept, answeringQueries } = options
  const sources = await readSources(options)
  const pageHeaders = options.pageHeaders()
  const cache = new CompressionCache(options.cacheFolder, [options.compressedFolder])
  const described = sources.map(({ address, path, original }) => {
    const headers = { ...commonHeaders, ...headersOf(path, address, pageHeaders) }
    return [address, describeFile({ path, original, headers, cache, kept })] as const
  })
  await cache.sweep()
  const anyCase = described.filter(([, file]) => /^text\/(html|x-script|markdown)/.test(String(file.identity.headers['content-type'])))
  return {
    byAddress: new Map(described),
    byLowerCase: new Map(anyCase.map(([address, file]) => [address.toLowerCase(), file])),
    answeringQueries: new Set(answeringQueries.flatMap((address) => [address.toLowerCase(), `${address.toLowerCase()}.data`])),
  }
}

async function readSources(options: LoadOptions): Promise<Source[]> {
  const entries = await readdir(options.folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const sources: Source[] = []
  const waiting = files[Symbol.iterator]()
  const lane = async () => {
    for (const file of waiting) {
      const path = `/${relative(options.folder, file).split(sep).join('/')}`
      // The payload of a document that is not a page: nobody navigates to it.
      if (/\.(xml|txt|webmanifest|atom|json|ts)\.data$/.test(path)) continue
      sources.push({ address: addressOf(path), path, original: await originalAt(path, file, options) })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return sources
}

async function originalAt(path: string, file: string, { stamps, finishPage, onPage }: LoadOptions): Promise<Original> {
  const isPage = path.endsWith('.html')
  if (!isPage && !/\.(data|xml|txt|md|atom|json)$/.test(path)) return originalOf(file)
  const stamped = (text: string) => (isPage ? finishPage(stampPage(text, stamps)) : stampText(text, stamps))
  const make = async () => stamped(await readFile(file, 'utf8'))
  const text = await make()
  if (isPage) onPage(text)
  return originalMade(text, make)
}

function addressOf(path: string): string {
  return path === '/index.html' ? '/' : path.replace(/\/index\.html$/, '')
}

function headersOf(path: string, address: string, pageHeaders: OutgoingHttpHeaders): OutgoingHttpHeaders {
  if (path.endsWith('.html')) {
    const language = address === '/' && { vary: 'Accept-Language, Cookie, Sec-Fetch-Site' }
    return { ...pageHeaders, ...language, 'cache-control': REVALIDATE }
  }
  // What stands in a twin stands in its page: search engines are to find that.
  if (path.endsWith('.md')) return { 'cache-control': REVALIDATE, 'x-robots-tag': 'noindex' }
  if (path.endsWith('.data')) return { 'cache-control': PAYLOADS, 'x-remix-response': 'yes' }
  if (/^\/assets\/scan\.worker/.test(path)) return { 'cache-control': IMMUTABLE, 'content-security-policy': SCAN_WORKER_POLICY }
  if (/^\/(assets|_search)\//.test(path)) return { 'cache-control': IMMUTABLE }
  if (path.startsWith('/_i18n/')) return { 'cache-control': MESSAGES }
  if (/\/feed\.\w+$/.test(path)) return { 'cache-control': ONE_HOUR }
  return { 'cache-control': ONE_DAY }
}
