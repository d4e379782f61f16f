import { statfs } from 'node:fs/promises'
import type { Core } from '../core/model/core.ts'
import { answer } from './answer.ts'
import type { Call, Endpoint } from './endpoint.ts'

/** What the operators' desk says of the server it works on; no secret is in it. It is ours: the contract has nothing of the kind. */
export const serverStateEndpoints: readonly Endpoint[] = [{ method: 'GET', path: '/api/server', guard: 'superuser', handle: show }]

async function show(call: Call): Promise<Response> {
  const { core } = call
  return answer(call, {
    engine: core.database.engine,
    disk: await diskOf(core),
    mail: mailOf(core),
    files: filesOf(core),
    jobs: Object.fromEntries(core.jobs.runs),
  })
}

/** Bytes of the disk that the data folder lies on; null where none is known. */
async function diskOf({ place: { dataDir } }: Core): Promise<{ total: number; free: number } | null> {
  if (dataDir === undefined) return null
  // What is kept for the system's administrator is not free for the server.
  const { bsize, blocks, bavail, bfree } = await statfs(dataDir)
  return { total: bsize * (blocks - bfree + bavail), free: bsize * bavail }
}

/** Who carries mails, and who has named it. */
function mailOf({ mailer: { fixed }, settings }: Core): Readonly<Record<string, unknown>> {
  const { enabled, host, port } = fixed ?? settings.smtp
  return enabled ? { from: fixed ? 'environment' : 'settings', host, port } : { from: 'nobody', host: '', port: 0 }
}

/** Where files of records lie, and who has named it. */
function filesOf({ place, settings }: Core): Readonly<Record<string, unknown>> {
  const { enabled, endpoint, bucket } = settings.s3.enabled ? settings.s3 : (place.s3 ?? settings.s3)
  return enabled ? { from: settings.s3.enabled ? 'settings' : 'environment', endpoint, bucket } : { from: 'folder', endpoint: '', bucket: '' }
}
