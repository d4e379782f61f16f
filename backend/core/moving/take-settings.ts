import type { Source } from '../../dialects/moving/source.ts'
import { parseJson } from '../../tools/cast.ts'
import { formatDate } from '../../tools/date.ts'
import { merge } from '../../tools/merge.ts'
import type { TransactionCore } from '../core.ts'
import { defaultSettings } from '../settings/settings.ts'
import { storeSettings } from '../settings/stored-settings.ts'

export interface TakenSettings {
  /** Whether the source's files lie in a bucket, which the settings name from now on. */
  readonly hasBucket: boolean
  readonly notes: readonly string[]
}

/** Takes the source's settings over; encrypted ones cannot be read and stay behind. */
export async function takeSettings(tx: TransactionCore, { settings: text }: Source): Promise<TakenSettings> {
  const parsed = text === undefined ? undefined : parseJson(text)
  if (!parsed) return { hasBucket: false, notes: text === undefined ? [] : ['The settings are encrypted and were not taken over.'] }
  const settings = merge(defaultSettings, parsed.value)
  await storeSettings(tx.connection, settings, { now: formatDate(tx.now()) })
  tx.replaceSettings(settings)
  if (!settings.s3.enabled) return { hasBucket: false, notes: [] }
  return { hasBucket: true, notes: [`The files stay in the bucket "${settings.s3.bucket}", which the settings name.`] }
}
