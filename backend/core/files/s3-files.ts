import { Readable } from 'node:stream'
import type { S3Driver } from 'flydrive/drivers/s3'
import type { S3Settings } from '../settings/settings.ts'
import { safeKey } from './file-key.ts'
import type { ByteRange, FileStorage, StoredFile } from './file-storage.ts'

const FALLBACK_TYPE = 'application/octet-stream'
const ATTEMPTS = 3
const CONNECT_TIMEOUT_MS = 10_000
/** Silence after which an answer is given up. */
const SILENCE_MS = 60_000

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
  const [{ S3Client, GetObjectCommand }, { S3Driver }] = await Promise.all([import('@aws-sdk/client-s3'), import('flydrive/drivers/s3')])
  const client = new S3Client({
    region: settings.region,
    endpoint: settings.endpoint.includes('://') ? settings.endpoint : `https://${settings.endpoint}`,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secret },
    forcePathStyle: settings.forcePathStyle,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: SILENCE_MS },
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

function isMissing(error: unknown): boolean {
  return error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name)
}

function readable(body: unknown): Readable {
  if (body instanceof Readable) return body
  throw new TypeError('The storage gave no stream')
}
