import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Readable } from 'node:stream'
import type { S3Driver } from 'flydrive/drivers/s3'
import { safeKey } from '../../tools/file-name.ts'
import { generateId } from '../../tools/id.ts'
import { checkedLookup, checkHost, isServerAddress } from '../../tools/network.ts'
import type { Core } from '../model/core.ts'
import type { ByteRange, FileStorage, StoredFile } from '../model/files.ts'
import type { S3Settings } from '../model/settings.ts'

const FALLBACK_TYPE = 'application/octet-stream'
const ATTEMPTS = 2
const CONNECT_TIMEOUT_MS = 3_000
/** Silence after which a request is given up. A record that is stored with a file holds its transaction for so long. */
const SILENCE_MS = 5_000
/** How long the longest upload may take, silent or not. */
const LONGEST_MS = 60_000
const MOST_CONNECTIONS = 50

/** A bucket's server may be in a private network, but not where clouds tell a machine its secrets. */
const connecting = { keepAlive: true, maxSockets: MOST_CONNECTIONS, lookup: checkedLookup(isServerAddress) }

interface Bucket {
  readonly driver: S3Driver
  getPart(key: string, range: ByteRange): Promise<unknown>
}

/** Files in a bucket of S3 or of a server that speaks its protocol. The SDK is loaded with the first file. */
export function s3Files(settings: S3Settings): FileStorage {
  let opening: Promise<Bucket> | undefined
  const bucket = () => {
    opening ??= openBucket(settings)
    return opening
  }
  return {
    async write(key, { bytes, mimeType, originalName }) {
      const { driver } = await bucket()
      // Headers hold no letters beyond ASCII.
      const Metadata = { 'original-filename': encodeURIComponent(originalName) }
      await driver.put(safeKey(key), bytes, { contentType: mimeType, contentLength: bytes.byteLength, Metadata })
    },
    find: async (key) => find(await bucket(), safeKey(key)),
    remove: async (key) => (await bucket()).driver.delete(safeKey(key)),
    // With the slash: a folder's name may begin with another's.
    removeFolder: async (key) => (await bucket()).driver.deleteAll(`${safeKey(key)}/`),
  }
}

async function openBucket(settings: S3Settings): Promise<Bucket> {
  const endpoint = new URL(settings.endpoint.includes('://') ? settings.endpoint : `https://${settings.endpoint}`)
  checkHost(endpoint, isServerAddress)
  const [{ S3Client, GetObjectCommand }, { S3Driver }] = await Promise.all([import('@aws-sdk/client-s3'), import('flydrive/drivers/s3')])
  const client = new S3Client({
    region: settings.region,
    endpoint: endpoint.href,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secret },
    forcePathStyle: settings.forcePathStyle,
    maxAttempts: ATTEMPTS,
    requestHandler: {
      httpAgent: new HttpAgent(connecting),
      httpsAgent: new HttpsAgent(connecting),
      connectionTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_MS,
      requestTimeout: LONGEST_MS,
      // Without it the SDK only warns, and waits for ever.
      throwOnRequestTimeout: true,
    },
    // Servers other than Amazon's often know no more.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    driver: new S3Driver({ client, bucket: settings.bucket, visibility: 'private', supportsACL: false }),
    getPart: async (Key, { start, end }) =>
      (await client.send(new GetObjectCommand({ Bucket: settings.bucket, Key, Range: `bytes=${start}-${end}` }))).Body,
  }
}

async function find({ driver, getPart }: Bucket, key: string): Promise<StoredFile | undefined> {
  const found = await driver.getMetaData(key).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (!found) return undefined
  return {
    size: found.contentLength,
    modified: found.lastModified,
    mimeType: found.contentType || FALLBACK_TYPE,
    open: async (range) => readable(await (range ? getPart(key, range) : driver.getStream(key))),
  }
}

/** Whether a failure is none that the bucket's server told of: it was not reached, or fell silent. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const told: unknown = Reflect.get(error, '$metadata')
  if (typeof told === 'object' && told !== null && Reflect.get(told, 'httpStatusCode') !== undefined) return false
  return error.cause === undefined || isUnanswered(error.cause)
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name)
}

function readable(body: unknown): Readable {
  if (body instanceof Readable) return body
  throw new TypeError('The storage gave no stream')
}

/**
 * Writes a file into the bucket of the settings and removes it again; for files into the one that was named at the start, where the
 * settings have none. Rejects with the reason why that cannot be done.
 */
export async function testS3({ settings, place }: Pick<Core, 'settings' | 'place'>, filesystem: 'storage' | 'backups'): Promise<void> {
  const { s3, backups } = settings
  const bucket = filesystem === 'backups' ? backups.s3 : s3.enabled ? s3 : (place.s3 ?? s3)
  if (!bucket.enabled) throw new Error('S3 storage filesystem is not enabled')
  const files = s3Files(bucket)
  const key = `pb_test_${generateId()}/test.txt`
  await files.write(key, { bytes: new TextEncoder().encode('test'), mimeType: 'text/plain', originalName: 'test.txt' })
  await files.remove(key)
}
