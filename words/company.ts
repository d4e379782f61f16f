import { z } from 'zod'
import record from '../content/company.json' with { type: 'json' }

const url = z.url()

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
  editor: z.string(),
  copyrightYear: z.int(),
  social: z.array(z.strictObject({ kind: z.enum(['photo', 'microblog', 'video', 'network']), name: z.string(), url })).length(4),
  partners: z.array(z.strictObject({ name: z.string(), nameEn: z.string(), url })).length(2),
})

export type Company = z.infer<typeof schema>

/** The one record of who runs this site: address, register, links. `sample` marks it as sample data. */
export const company: Company = schema.parse(record)
