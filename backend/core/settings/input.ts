import { z } from 'zod'
import { merge } from '../../tools/json.ts'
import { ApiError } from '../model/errors.ts'
import type { S3Settings, Settings } from '../model/settings.ts'

/** null leaves a value as it is, and empties a list. */
const text = z.string().nullish()
const flag = z.boolean().nullish()
const count = z.int().nullish()
const listOf = <T>(entry: z.ZodType<T>) => z.preprocess((value) => (value === null ? [] : value), z.array(entry).optional())

const s3 = z
  .object({
    enabled: flag,
    bucket: text,
    region: text,
    endpoint: text,
    accessKey: text,
    secret: text,
    forcePathStyle: flag,
  } satisfies ShapeOf<S3Settings>)
  .nullish()

const rule = z.object({
  label: z.string().default(''),
  audience: z.string().default(''),
  duration: z.int().default(0),
  maxRequests: z.int().default(0),
})

type ShapeOf<T> = Readonly<Record<keyof T, z.ZodType>>

const group = <T>(shape: ShapeOf<T>) => z.object(shape).nullish()

const changes = z.object({
  superuserIPs: listOf(z.string()),
  smtp: group<Settings['smtp']>({
    enabled: flag,
    port: count,
    host: text,
    username: text,
    password: text,
    authMethod: text,
    tls: flag,
    localName: text,
  }),
  backups: group<Settings['backups']>({ cron: text, cronMaxKeep: count, s3 }),
  s3,
  meta: group<Settings['meta']>({ accentColor: text, appName: text, appURL: text, senderName: text, senderAddress: text, hideControls: flag }),
  rateLimits: group<Settings['rateLimits']>({ rules: listOf(rule), excludedIPs: listOf(z.string()), enabled: flag }),
  trustedProxy: group<Settings['trustedProxy']>({ headers: listOf(z.string()), useLeftmostIP: flag }),
  batch: group<Settings['batch']>({ enabled: flag, maxRequests: count, timeout: count, maxBodySize: count }),
  logs: group<Settings['logs']>({ maxDays: count, minLevel: count, logIP: flag, logAuthId: flag }),
} satisfies ShapeOf<Settings>)

/**
 * The settings with what was sent put over them: objects merge in depth, lists replace, unknown keys are left out
 * (contract 10). Throws 400 for a value of another type. Nothing else is checked yet.
 */
export function withChanges(settings: Settings, sent: unknown): Settings {
  const read = changes.safeParse(sent)
  if (!read.success) throw new ApiError(400, 'An error occurred while loading the submitted data.')
  return merge(settings, read.data)
}

/** The settings as superusers see them: everything but the three secrets (contract 10). */
export function shownSettings(settings: Settings): Record<string, unknown> {
  const { password: _, ...smtp } = settings.smtp
  return { ...settings, smtp, backups: { ...settings.backups, s3: withoutSecret(settings.backups.s3) }, s3: withoutSecret(settings.s3) }
}

function withoutSecret({ secret: _, ...shown }: S3Settings): Omit<S3Settings, 'secret'> {
  return shown
}
