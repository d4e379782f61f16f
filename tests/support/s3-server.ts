import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface S3Server {
  readonly url: string
  /** What lies in the bucket, by key. */
  readonly objects: ReadonlyMap<string, StoredObject>
  close(): Promise<void>
}

interface StoredObject {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
  readonly modified: Date
}

export interface S3ServerOptions {
  readonly bucket: string
  readonly accessKey: string
  readonly secret: string
  /** Keys in one page of a list. */
  readonly pageSize?: number
}

interface Received {
  readonly request: IncomingMessage
  readonly url: URL
  readonly body: Buffer
}

/**
 * An S3 server with one bucket in memory: PUT, GET with ranges, HEAD, DELETE, ListObjectsV2, DeleteObjects, addressed by
 * path. It refuses what is not signed as the protocol wants it (Signature Version 4), body included.
 */
export async function startS3Server({ bucket, accessKey, secret, pageSize = 1000 }: S3ServerOptions): Promise<S3Server> {
  const objects = new Map<string, StoredObject>()
  const server = createServer(async (request, response) => {
    const received = { request, url: new URL(request.url ?? '/', 'http://localhost'), body: await buffer(request) }
    const wrong = signatureError(received, { accessKey, secret })
    if (wrong) return fail(response, { status: 403, code: wrong })
    const [, name, ...rest] = received.url.pathname.split('/')
    if (name !== bucket) return fail(response, { status: 404, code: 'NoSuchBucket' })
    const key = decodeURIComponent(rest.join('/'))
    if (key) answerObject(objects, { ...received, key, response })
    else answerBucket(objects, { ...received, pageSize, response })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    objects,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

interface ObjectCall extends Received {
  readonly key: string
  readonly response: ServerResponse
}

function answerObject(objects: Map<string, StoredObject>, { request, key, body, response }: ObjectCall): ServerResponse {
  if (request.method === 'PUT') {
    const kept = Object.entries(request.headers).filter(([name]) => name === 'content-type' || name.startsWith('x-amz-meta-'))
    objects.set(key, { body, headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])), modified: new Date() })
    return response.writeHead(200, { etag: etagOf(body) }).end()
  }
  if (request.method !== 'DELETE') return readObject(objects.get(key), { request, response })
  objects.delete(key)
  return response.writeHead(204).end()
}

function readObject(object: StoredObject | undefined, { request, response }: Pick<ObjectCall, 'request' | 'response'>): ServerResponse {
  if (!object) return fail(response, { status: 404, code: 'NoSuchKey' })
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const part = start === undefined ? object.body : object.body.subarray(Number(start), Number(end) + 1)
  const headers = { ...object.headers, etag: etagOf(object.body), 'last-modified': object.modified.toUTCString(), 'content-length': part.length }
  return response.writeHead(start === undefined ? 200 : 206, headers).end(request.method === 'HEAD' ? undefined : part)
}

interface BucketCall extends Received {
  readonly pageSize: number
  readonly response: ServerResponse
}

function answerBucket(objects: Map<string, StoredObject>, { request, url, body, pageSize, response }: BucketCall): ServerResponse {
  if (request.method === 'POST' && url.searchParams.has('delete')) {
    if (!hasChecksum(request, body)) return fail(response, { status: 400, code: 'InvalidRequest' })
    for (const [, key] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(unescapeXml(key ?? ''))
    return xml(response, '<DeleteResult/>')
  }
  if (request.method !== 'GET' || url.searchParams.get('list-type') !== '2') return fail(response, { status: 501, code: 'NotImplemented' })
  const after = url.searchParams.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(url.searchParams.get('prefix') ?? '') && key > after).sort()
  const page = keys.slice(0, pageSize)
  const next = keys.length > page.length ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>` : ''
  const contents = page.map((key) => `<Contents><Key>${escapeXml(key)}</Key></Contents>`).join('')
  return xml(response, `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${contents}${next}</ListBucketResult>`)
}

/** Deleting many keys asks for a checksum of their list; that the body is whole its signature has shown. */
function hasChecksum({ headers }: IncomingMessage, body: Buffer): boolean {
  const md5 = headers['content-md5']
  return md5 === undefined ? Object.keys(headers).some((name) => /^x-amz-checksum-/.test(name)) : md5 === hash('md5', body).toString('base64')
}

/** Why the signature in `Authorization` is not the one that this request must have. */
function signatureError({ request, url, body }: Received, { accessKey, secret }: Pick<S3ServerOptions, 'accessKey' | 'secret'>): string | undefined {
  const { headers, method = 'GET' } = request
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
  const [, key, scope = '', names = '', signature] = pattern.exec(headers.authorization ?? '') ?? []
  if (key !== accessKey) return 'InvalidAccessKeyId'
  if (headers['x-amz-content-sha256'] !== hash('sha256', body).toString('hex')) return 'XAmzContentSHA256Mismatch'
  const mustBeSigned = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))]
  if (!mustBeSigned.every((name) => names.split(';').includes(name))) return 'AccessDenied'
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort()
  const signed = names.split(';').map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}\n`,
  )
  const canonical = [method, url.pathname, query.join('&'), signed.join(''), names, headers['x-amz-content-sha256']].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash('sha256', canonical).toString('hex')].join('\n')
  const signingKey = scope.split('/').reduce<Buffer | string>((current, part) => hmac(current, part), `AWS4${secret}`)
  return hmac(signingKey, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}

function hash(algorithm: string, data: Buffer | string): Buffer {
  return createHash(algorithm).update(data).digest()
}

function hmac(key: Buffer | string, data: string): Buffer {
  return createHmac('sha256', key).update(data).digest()
}

function etagOf(body: Buffer): string {
  return `"${hash('md5', body).toString('hex')}"`
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function unescapeXml(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

function xml(response: ServerResponse, text: string, status = 200): ServerResponse {
  return response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${text}`)
}

function fail(response: ServerResponse, { status, code }: { readonly status: number; readonly code: string }): ServerResponse {
  return xml(response, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`, status)
}
