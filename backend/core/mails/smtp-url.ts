import type { SmtpSettings } from '../settings/settings.ts'

const PORT = 587
const TLS_PORT = 465

/** The server that `smtp://user:password@host:587` names, or `smtps://` with TLS from the first byte (port 465). */
export function smtpOfUrl(text: string): SmtpSettings {
  const url = new URL(text)
  const tls = url.protocol === 'smtps:'
  return {
    enabled: true,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (tls ? TLS_PORT : PORT),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    authMethod: '',
    tls,
    localName: '',
  }
}
