/** The application's settings (contract 10), in the order of their JSON. Secrets are stored and never shown. */
export interface Settings {
  readonly superuserIPs: readonly string[]
  readonly smtp: SmtpSettings
  readonly backups: { readonly cron: string; readonly cronMaxKeep: number; readonly s3: S3Settings }
  readonly s3: S3Settings
  readonly meta: MetaSettings
  readonly rateLimits: { readonly rules: readonly RateLimitRule[]; readonly excludedIPs: readonly string[]; readonly enabled: boolean }
  readonly trustedProxy: { readonly headers: readonly string[]; readonly useLeftmostIP: boolean }
  readonly batch: { readonly enabled: boolean; readonly maxRequests: number; readonly timeout: number; readonly maxBodySize: number }
  readonly logs: { readonly maxDays: number; readonly minLevel: number; readonly logIP: boolean; readonly logAuthId: boolean }
}

/** What the application is called, where it is found, and who sends its mails. */
export interface MetaSettings {
  readonly accentColor: string
  readonly appName: string
  readonly appURL: string
  readonly senderName: string
  readonly senderAddress: string
  readonly hideControls: boolean
}

export interface SmtpSettings {
  readonly enabled: boolean
  readonly port: number
  readonly host: string
  readonly username: string
  readonly password: string
  readonly authMethod: string
  readonly tls: boolean
  readonly localName: string
}

/** A bucket that files lie in; empty while it is not enabled. */
export interface S3Settings {
  readonly enabled: boolean
  readonly bucket: string
  readonly region: string
  readonly endpoint: string
  readonly accessKey: string
  readonly secret: string
  readonly forcePathStyle: boolean
}

/** At most `maxRequests` in `duration` seconds for one address; a label names an action or a path (contract 11). */
export interface RateLimitRule {
  readonly label: string
  /** "" stands for everyone. */
  readonly audience: '' | '@guest' | '@auth'
  readonly duration: number
  readonly maxRequests: number
}

const noS3: S3Settings = { enabled: false, bucket: '', region: '', endpoint: '', accessKey: '', secret: '', forcePathStyle: false }

/** Above what an office behind one address asks; who guesses is stopped long before (decision 033). */
const defaultRules: readonly RateLimitRule[] = [
  { label: '*:auth', audience: '', duration: 10, maxRequests: 100 },
  { label: '*:create', audience: '', duration: 10, maxRequests: 300 },
  { label: '/api/batch', audience: '', duration: 10, maxRequests: 100 },
  { label: '/api/', audience: '', duration: 10, maxRequests: 1000 },
]

/** Rules that nobody wrote: ours, and the one for sign-ins that data of PocketBase bring along. */
export const unchosenRules: readonly RateLimitRule[] = [...defaultRules, { label: '*:auth', audience: '', duration: 3, maxRequests: 2 }]

/** What holds until a superuser changes it. */
export const defaultSettings: Settings = {
  superuserIPs: [],
  smtp: { enabled: false, port: 587, host: 'smtp.example.com', username: '', password: '', authMethod: '', tls: false, localName: '' },
  backups: { cron: '', cronMaxKeep: 3, s3: noS3 },
  s3: noS3,
  meta: {
    accentColor: '#1055c9',
    appName: 'Acme',
    appURL: 'http://localhost:8090',
    senderName: 'Support',
    senderAddress: 'support@example.com',
    hideControls: false,
  },
  rateLimits: {
    rules: defaultRules,
    excludedIPs: [],
    enabled: true,
  },
  trustedProxy: { headers: [], useLeftmostIP: false },
  batch: { enabled: false, maxRequests: 50, timeout: 3, maxBodySize: 0 },
  // Who asked is written down only when a superuser wants it.
  logs: { maxDays: 5, minLevel: 0, logIP: false, logAuthId: false },
}
