import { generateId } from '../../tools/id.ts'
import { s3Files } from '../files/s3-files.ts'
import type { Settings } from './settings.ts'

/** Writes a file into the bucket of the settings and removes it again. Rejects with the reason why that cannot be done. */
export async function testS3({ s3, backups }: Settings, filesystem: 'storage' | 'backups'): Promise<void> {
  const bucket = filesystem === 'backups' ? backups.s3 : s3
  if (!bucket.enabled) throw new Error('S3 storage filesystem is not enabled')
  const files = s3Files(bucket)
  const key = `pb_test_${generateId()}/test.txt`
  await files.write(key, { bytes: new TextEncoder().encode('test'), mimeType: 'text/plain', originalName: 'test.txt' })
  await files.remove(key)
}
