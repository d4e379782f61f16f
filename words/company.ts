import { z } from 'zod'
import record from '../content/company.json' with { type: 'json' }
import { bilingual } from './bilingual.ts'

const url = z.url()
/** Texts say "{…} days": one day would be another word. */
const days = z.int().min(2)

/** What is done for us with visitors' data (Art. 28 GDPR); who does it ourselves names us. */
export const processorTasks = ['hosting', 'mail', 'storage', 'measuring'] as const

/** How long is kept what has no period of its own: the notices print it, server and log have to keep to it (`docs/operating.md`). */
const retention = z.strictObject({
  /** The log on standard output; whoever collects it deletes it then. */
  serverLogDays: days,
  /** The backend's log of requests, `logs.maxDays` of its settings. */
  databaseLogDays: days,
  /** Backups: older ones are deleted by the server. */
  backupDays: days,
  /** Events and recordings at PostHog, as set in its project. */
  measuringDays: days,
  recordingDays: days,
})

const schema = z.strictObject({
  sample: z.boolean(),
  brand: z.string().min(1),
  hoist: z.string().regex(/^[a-z]+$/),
  legalName: z.string().min(1),
  street: z.string().min(1),
  postalCode: z.string().regex(/^\d{5}$/),
  city: z.string().min(1),
  country: z.string().length(2),
  email: z.email(),
  editorialEmail: z.email(),
  securityEmail: z.email(),
  phone: z.string().min(1),
  representatives: z.array(z.string()).min(1),
  registerCourt: z.string(),
  registerNumber: z.string(),
  vatId: z.string(),
  /** Who answers for the texts (§ 18(2) MStV): articles, entries and the legal notice name this person. */
  responsible: z.string(),
  /** Where one is appointed (§ 38 BDSG). */
  privacyOfficer: z.strictObject({ name: z.string(), email: z.email() }).optional(),
  processors: z.array(z.strictObject({ task: z.enum(processorTasks), name: z.string(), place: bilingual })).min(1),
  retention,
  copyrightYear: z.int(),
  social: z.array(z.strictObject({ kind: z.enum(['photo', 'microblog', 'video', 'network']), name: z.string(), url })).length(4),
  partners: z.array(z.strictObject({ name: z.string(), nameEn: z.string(), url })).length(2),
})

export type Company = z.infer<typeof schema>
export type ProcessorTask = (typeof processorTasks)[number]
export type Retention = keyof z.infer<typeof retention>

/** The one record of who runs this site: address, register, links. `sample` marks it as sample data. */
export const company: Company = schema.parse(record)

/** What sample values are made of; domains that end so belong to nobody (RFC 2606). */
const placeholder = /Muster|Vorname|0{6}|\.example\b/

/** Names of the values below a record that are empty or still placeholders, such as `representatives.0`. */
export function openValues(values: object): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return openValues(value).map((below) => `${name}.${below}`)
    return typeof value === 'string' && (value === '' || placeholder.test(value)) ? [name] : []
  })
}
