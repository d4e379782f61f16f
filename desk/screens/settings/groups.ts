import type { DeskMessageKey } from '#words/desk'

/** How a value is entered. `lines` is a list with one entry in each line; `secret` is never shown, and kept where nothing is entered. */
type FieldKind = 'text' | 'number' | 'flag' | 'lines' | 'secret' | 'rules'

export interface SettingField {
  /** Where the value stands in the settings: `smtp.host`. */
  readonly path: string
  readonly kind: FieldKind
  readonly label: DeskMessageKey
  readonly hint?: DeskMessageKey
}

export interface SettingGroup {
  readonly name: GroupName
  readonly about: DeskMessageKey
  readonly fields: readonly SettingField[]
}

export const groupNames = ['application', 'mail', 'files', 'backups', 'limits', 'access', 'log'] as const

type GroupName = (typeof groupNames)[number]

/** The fields of a bucket below this path. */
function bucket(path: string): SettingField[] {
  return [
    { path: `${path}.enabled`, kind: 'flag', label: 'settings.s3.enabled' },
    { path: `${path}.endpoint`, kind: 'text', label: 'settings.s3.endpoint', hint: 'settings.s3.endpointHint' },
    { path: `${path}.bucket`, kind: 'text', label: 'settings.s3.bucket' },
    { path: `${path}.region`, kind: 'text', label: 'settings.s3.region' },
    { path: `${path}.accessKey`, kind: 'text', label: 'settings.s3.accessKey' },
    { path: `${path}.secret`, kind: 'secret', label: 'settings.s3.secret' },
    { path: `${path}.forcePathStyle`, kind: 'flag', label: 'settings.s3.forcePathStyle' },
  ]
}

/** What superusers set for the whole application (contract 10), in the order of the screen. */
export const groups: readonly SettingGroup[] = [
  {
    name: 'application',
    about: 'settings.application.about',
    fields: [
      { path: 'meta.appName', kind: 'text', label: 'settings.meta.appName' },
      { path: 'meta.appURL', kind: 'text', label: 'settings.meta.appURL', hint: 'settings.meta.appURLHint' },
      { path: 'meta.senderName', kind: 'text', label: 'settings.meta.senderName' },
      { path: 'meta.senderAddress', kind: 'text', label: 'settings.meta.senderAddress', hint: 'settings.meta.senderAddressHint' },
    ],
  },
  {
    name: 'mail',
    about: 'settings.mail.about',
    fields: [
      { path: 'smtp.enabled', kind: 'flag', label: 'settings.smtp.enabled' },
      { path: 'smtp.host', kind: 'text', label: 'settings.smtp.host' },
      { path: 'smtp.port', kind: 'number', label: 'settings.smtp.port', hint: 'settings.smtp.portHint' },
      { path: 'smtp.username', kind: 'text', label: 'settings.smtp.username' },
      { path: 'smtp.password', kind: 'secret', label: 'settings.smtp.password' },
      { path: 'smtp.tls', kind: 'flag', label: 'settings.smtp.tls' },
      { path: 'smtp.localName', kind: 'text', label: 'settings.smtp.localName', hint: 'settings.smtp.localNameHint' },
    ],
  },
  { name: 'files', about: 'settings.files.about', fields: bucket('s3') },
  {
    name: 'backups',
    about: 'settings.backups.about',
    fields: [
      { path: 'backups.cron', kind: 'text', label: 'settings.backups.cron', hint: 'settings.backups.cronHint' },
      { path: 'backups.cronMaxKeep', kind: 'number', label: 'settings.backups.keep' },
      ...bucket('backups.s3'),
    ],
  },
  {
    name: 'limits',
    about: 'settings.limits.about',
    fields: [
      { path: 'rateLimits.enabled', kind: 'flag', label: 'settings.rate.enabled' },
      { path: 'rateLimits.rules', kind: 'rules', label: 'settings.rate.rules' },
      { path: 'rateLimits.excludedIPs', kind: 'lines', label: 'settings.rate.excluded', hint: 'settings.linesHint' },
      { path: 'batch.enabled', kind: 'flag', label: 'settings.batch.enabled', hint: 'settings.batch.enabledHint' },
      { path: 'batch.maxRequests', kind: 'number', label: 'settings.batch.maxRequests' },
      { path: 'batch.timeout', kind: 'number', label: 'settings.batch.timeout' },
      { path: 'batch.maxBodySize', kind: 'number', label: 'settings.batch.maxBodySize', hint: 'settings.batch.maxBodySizeHint' },
    ],
  },
  {
    name: 'access',
    about: 'settings.access.about',
    fields: [
      { path: 'superuserIPs', kind: 'lines', label: 'settings.superuserIPs', hint: 'settings.superuserIPsHint' },
      { path: 'trustedProxy.headers', kind: 'lines', label: 'settings.proxy.headers', hint: 'settings.proxy.headersHint' },
      { path: 'trustedProxy.useLeftmostIP', kind: 'flag', label: 'settings.proxy.leftmost' },
    ],
  },
  {
    name: 'log',
    about: 'settings.log.about',
    fields: [
      { path: 'logs.maxDays', kind: 'number', label: 'settings.logs.maxDays', hint: 'settings.logs.maxDaysHint' },
      { path: 'logs.minLevel', kind: 'number', label: 'settings.logs.minLevel', hint: 'settings.logs.minLevelHint' },
      { path: 'logs.logIP', kind: 'flag', label: 'settings.logs.logIP' },
      { path: 'logs.logAuthId', kind: 'flag', label: 'settings.logs.logAuthId' },
    ],
  },
]
