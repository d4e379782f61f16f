import { ApiError } from '../core/errors.ts'
import type { NewFile } from '../core/fields/field-type.ts'
import { newFileOf } from '../core/files/new-file.ts'
import { isNestedTooDeep } from '../tools/nesting.ts'
import type { Body } from './endpoint.ts'
import { readLimited } from './read-limited.ts'
import type { Wire } from './wire.ts'

const JSON_PAYLOAD = '@jsonPayload'
/** The type of each is told by its bytes, which takes its time. */
const MOST_FILES = 1000
const noFiles: ReadonlyMap<string, readonly NewFile[]> = new Map()

/**
 * Reads a body of any of the contract's types (1.1). Throws 413 when it holds more than `limit` bytes, 400 when it cannot
 * be read or its type is unknown.
 */
export async function readBody(request: Request, source: { readonly wire: Wire; readonly limit: number }): Promise<Body> {
  const bytes = await readLimited(request, source)
  if (bytes.byteLength === 0) return { values: {}, files: noFiles }
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase()
  if (type === 'application/json') return { values: parseJsonObject(new TextDecoder().decode(bytes)), files: noFiles }
  if (type === 'multipart/form-data' || type === 'application/x-www-form-urlencoded') return readForm(request, bytes)
  throw unreadable()
}

function unreadable(): ApiError {
  return new ApiError(400, 'Failed to read the submitted data due to invalid formatting.')
}

/** The first JSON value of the text; what follows it is ignored, as the contract says. */
function parseJsonObject(text: string): Record<string, unknown> {
  const value = parseFirstJson(text)
  if (value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value) || isNestedTooDeep(value)) throw unreadable()
  return Object.fromEntries(Object.entries(value))
}

function parseFirstJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const end = error instanceof SyntaxError ? /after JSON at position (\d+)/.exec(error.message)?.[1] : undefined
    if (end === undefined) throw unreadable()
    return JSON.parse(text.slice(0, Number(end)))
  }
}

type FormParts = ReadonlyMap<string, readonly (string | File)[]>

async function readForm(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<Body> {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw unreadable()
  })
  const uploaded = [...form.values()].filter((part) => typeof part !== 'string').length
  if (uploaded > MOST_FILES) throw new ApiError(400, `A form may hold no more than ${MOST_FILES} files.`)
  return readParts(partsByKey(form))
}

async function readParts(parts: FormParts): Promise<Body> {
  const entries: [string, unknown][] = []
  const files = new Map<string, NewFile[]>()
  for (const [key, own] of parts) {
    const texts = own.filter((part) => typeof part === 'string')
    const uploads = await Promise.all(own.filter((part) => typeof part !== 'string').map(toNewFile))
    if (key !== JSON_PAYLOAD && texts.length > 0) entries.push([key, texts.length === 1 ? infer(texts[0] ?? '') : texts.map(infer)])
    if (uploads.length > 0) files.set(key, uploads)
  }
  const payloads = (parts.get(JSON_PAYLOAD) ?? []).filter((part) => typeof part === 'string')
  return { values: Object.fromEntries([...entries, ...payloads.flatMap((text) => Object.entries(parseJsonObject(text)))]), files }
}

/** In one pass: `getAll` looks through all parts for each key, which takes minutes where there are 100,000. */
function partsByKey(form: FormData): FormParts {
  const parts = new Map<string, (string | File)[]>()
  for (const [key, part] of form) {
    const known = parts.get(key)
    if (known) known.push(part)
    else parts.set(key, [part])
  }
  return parts
}

async function toNewFile(file: File): Promise<NewFile> {
  return newFileOf(file.name, new Uint8Array(await file.arrayBuffer()))
}

const numberText = /^-?(0|[1-9]\d{0,16})(\.\d{1,17})?$/

/** Form values are text; what is written exactly like a boolean or number is taken for one. */
function infer(text: string): unknown {
  if (text === 'true') return true
  if (text === 'false') return false
  return numberText.test(text) && String(Number(text)) === text ? Number(text) : text
}
