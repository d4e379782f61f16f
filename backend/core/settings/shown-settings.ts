import type { S3Settings, Settings } from './settings.ts'

/** The settings as superusers see them: everything but the three secrets (contract 10). */
export function shownSettings(settings: Settings): Record<string, unknown> {
  const { password: _, ...smtp } = settings.smtp
  return { ...settings, smtp, backups: { ...settings.backups, s3: withoutSecret(settings.backups.s3) }, s3: withoutSecret(settings.s3) }
}

function withoutSecret({ secret: _, ...shown }: S3Settings): Omit<S3Settings, 'secret'> {
  return shown
}
