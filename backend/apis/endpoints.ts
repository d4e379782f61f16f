import { backupEndpoints } from './backups.ts'
import { batchEndpoints } from './batch.ts'
import { collectionEndpoints, collectionMetaEndpoints } from './collections.ts'
import { cronEndpoints } from './crons.ts'
import type { Endpoint } from './endpoint.ts'
import { fileEndpoints } from './files.ts'
import { healthEndpoints } from './health.ts'
import { logEndpoints } from './logs.ts'
import { oauth2RedirectEndpoints } from './oauth2-redirect.ts'
import { realtimeEndpoints } from './realtime.ts'
import { recordAuthEndpoints } from './record-auth.ts'
import { recordConfirmationEndpoints } from './record-confirmations.ts'
import { recordEndpoints } from './records.ts'
import { settingsEndpoints } from './settings.ts'
import { sqlEndpoints } from './sql.ts'

/** Every address of the contract that answers, in the order in which they are tried. */
export const endpoints: readonly Endpoint[] = [
  ...healthEndpoints,
  ...collectionMetaEndpoints,
  ...collectionEndpoints,
  ...recordAuthEndpoints,
  ...recordConfirmationEndpoints,
  ...logEndpoints,
  ...recordEndpoints,
  ...fileEndpoints,
  ...batchEndpoints,
  ...realtimeEndpoints,
  ...oauth2RedirectEndpoints,
  ...settingsEndpoints,
  ...cronEndpoints,
  ...sqlEndpoints,
  ...backupEndpoints,
]
