import { basename, extname } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  // Workers and modules: a browser runs them by this type only.
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.data': 'text/x-script; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.icc': 'application/vnd.iccprofile',
  '.xml': 'application/xml; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  'feed.json': 'application/feed+json',
  '.md': 'text/markdown; charset=utf-8',
  // Not the film that this ending also stands for.
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.csv': 'text/csv; charset=utf-8',
  '.zip': 'application/zip',
  '.gz': 'application/gzip',
  '.wasm': 'application/wasm',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
}

/** For a file of an unknown kind, which browsers then only save. A journey holds that a build has none. */
export const UNKNOWN_TYPE = 'application/octet-stream'

export function contentType(path: string): string {
  return types[basename(path)] ?? types[extname(path)] ?? UNKNOWN_TYPE
}

/** Worth compressing: everything that is text, TrueType, and programs for WebAssembly. Pictures, other fonts, documents and films are compressed already. */
export function isCompressible(type: string): boolean {
  return /^text\/|json|xml|svg|font\/ttf|wasm/.test(type)
}
