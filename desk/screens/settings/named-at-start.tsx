import { useSay } from '../../language/language.tsx'
import type { Server } from '../server.ts'

/** Who carries mails. What was named in the environment of the server cannot be changed here. */
export function MailNamed({ mail: { from, host, port } }: { readonly mail: Server['mail'] }) {
  const say = useSay()
  if (from === 'settings') return null
  return <p className="notice">{from === 'environment' ? say('settings.mail.environment', { host, port }) : say('settings.mail.nobody')}</p>
}

/** Where files lie now. A bucket of the environment holds until one is named here. */
export function FilesNamed({ files: { from, endpoint, bucket } }: { readonly files: Server['files'] }) {
  const say = useSay()
  if (from === 'settings') return null
  return <p className="notice">{from === 'environment' ? say('settings.files.environment', { endpoint, bucket }) : say('settings.files.folder')}</p>
}

/** What of these settings does nothing on this server. */
export function BackupsNamed({ engine }: { readonly engine: Server['engine'] }) {
  const say = useSay()
  return <p className="notice">{say(engine === 'sqlite' ? 'settings.backups.folder' : 'settings.backups.postgres')}</p>
}
