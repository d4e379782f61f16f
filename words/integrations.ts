import { z } from 'zod'
import factorial from '../content/integrations/factorial.json' with { type: 'json' }
import hibob from '../content/integrations/hibob.json' with { type: 'json' }
import kenjo from '../content/integrations/kenjo.json' with { type: 'json' }
import personio from '../content/integrations/personio.json' with { type: 'json' }
import successfactors from '../content/integrations/sap-successfactors.json' with { type: 'json' }
import workday from '../content/integrations/workday.json' with { type: 'json' }
import { bilingual } from './bilingual.ts'

/** What may be said of an ability; the legend on the overview explains each. */
export const abilityStates = ['available', 'planned', 'possible', 'unproven'] as const

export const abilityNames = ['read', 'file', 'notice'] as const

/** Fields of the generator's draft that an HR system can fill. */
export const referenceFields = [
  'firstName',
  'lastName',
  'address',
  'title',
  'from',
  'to',
  'job',
  'tasks',
  'employer',
  'city',
  'leads',
  'reason',
  'signer',
] as const

const ability = z.strictObject({ state: z.enum(abilityStates), how: bilingual, sources: z.array(z.string()).min(1) })

const to = z.enum(referenceFields)
const field = z.union([
  /** `documented` says that the name stands in a source, and is no mere example. */
  z.strictObject({ to, from: z.string().min(1), documented: z.boolean() }),
  z.strictObject({ to, by: z.enum(['custom', 'derived', 'hand']) }),
])

const schema = z
  .strictObject({
    name: z.string().min(1),
    checked: z.iso.date(),
    /** The system's key of the person: it leads the document back to its file and stands in no letter. */
    identifier: z.string().min(1),
    read: ability,
    file: ability,
    notice: ability,
    authentication: bilingual,
    permissions: z.array(bilingual).min(1),
    limits: z.array(bilingual).min(1),
    fields: z.array(field).length(referenceFields.length),
    sources: z.record(z.string(), z.strictObject({ title: z.string().min(1), url: z.url({ protocol: /^https$/ }) })),
  })
  .refine(
    (system) => abilityNames.every((name) => system[name].sources.every((source) => source in system.sources)),
    'an ability names a source that is not listed',
  )
  .refine((system) => new Set(system.fields.map((one) => one.to)).size === referenceFields.length, 'a field is mapped twice')

export type AbilityState = (typeof abilityStates)[number]
export type AbilityName = (typeof abilityNames)[number]
export type ReferenceField = (typeof referenceFields)[number]
export type Integration = z.infer<typeof schema>

const records = { hibob, personio, factorial, kenjo, workday, 'sap-successfactors': successfactors }

function check(name: string, record: unknown): Integration {
  const result = schema.safeParse(record)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
  throw new Error(`content/integrations/${name}.json: ${problems}`)
}

/** What the HR systems' interfaces offer, by the last part of the page's address, in the order of the overview. */
export const integrations: ReadonlyMap<string, Integration> = new Map(Object.entries(records).map(([name, record]) => [name, check(name, record)]))

/** The facts of one system. Throws a `RangeError` for one that has no facts. */
export function integrationOf(name: string): Integration {
  const found = integrations.get(name)
  if (!found) throw new RangeError(`No integration: ${name}`)
  return found
}
