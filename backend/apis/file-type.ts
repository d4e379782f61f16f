/** What browsers show and never run. Everything else is saved: a page or a drawing may hold scripts. */
const shownTypes: ReadonlySet<string> = new Set([
  ...['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'bmp', 'x-icon', 'vnd.microsoft.icon'].map((name) => `image/${name}`),
  ...['mp4', 'webm', '3gpp', 'quicktime', 'x-ms-wmv', 'ogg', 'x-matroska', 'mpeg'].map((name) => `video/${name}`),
  ...['basic', 'aiff', 'mpeg', 'midi', 'mp3', 'mp4', 'wave', 'wav', 'x-wav', 'x-mpeg', 'x-m4a', 'aac', 'ogg', 'flac'].map((name) => `audio/${name}`),
  'application/pdf',
  'application/x-pdf',
])

/** Text looks all the same: what these are is told by their ending (contract 7). */
const byExtension: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
}

/** The stored content type, corrected by the name's ending. */
export function servedType(stored: string, name: string): string {
  return byExtension[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? stored
}

export interface Disposition {
  readonly type: string
  readonly name: string
  readonly asAttachment: boolean
}

/** Whether a file is shown or saved, and the name it is saved under. */
export function contentDisposition({ type, name, asAttachment }: Disposition): string {
  const essence = (type.split(';', 1)[0] ?? '').trim().toLowerCase()
  return `${shownTypes.has(essence) && !asAttachment ? 'inline' : 'attachment'}; ${fileNameParameter(name)}`
}

/** A name of a token's characters stands as it is (RFC 6266); others, from moved data only, are encoded. */
function fileNameParameter(name: string): string {
  return /^[\w.!#$&+^`|~-]+$/.test(name) ? `filename=${name}` : `filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percentEncoded)}`
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
