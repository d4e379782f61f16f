import { z } from 'zod'
import { leavingReasons, ofPersonNames, signingNames, type ZeugnisSpec } from '#zeugnis'

const grade = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
const text = z.string().trim()

/** The description as a file holds it. Shape only: what must be filled in, the engine says itself. */
export const specSchema: z.ZodType<ZeugnisSpec> = z.strictObject({
  kind: z.enum(['einfach', 'qualifiziert', 'vorlaeufig', 'zwischen', 'ausbildung']),
  simple: z.boolean().exactOptional(),
  language: z.enum(['de', 'en']),
  person: z.strictObject({ address: z.enum(['frau', 'herr', 'name']), firstName: text, lastName: text, title: text.exactOptional() }),
  employer: z.strictObject({ name: text, city: text, description: text.exactOptional() }),
  publicService: z.enum(signingNames).exactOptional(),
  job: z.strictObject({ title: text, role: text.exactOptional() }),
  from: text,
  to: text.exactOptional(),
  issued: text,
  tasks: z.array(text),
  overall: grade,
  grades: z
    .strictObject({
      leistungsbereitschaft: grade.exactOptional(),
      arbeitsbefaehigung: grade.exactOptional(),
      fachwissen: grade.exactOptional(),
      weiterbildung: grade.exactOptional(),
      arbeitsweise: grade.exactOptional(),
      arbeitserfolg: grade.exactOptional(),
      fuehrung: grade.exactOptional(),
      sozialIntern: grade.exactOptional(),
      sozialExtern: grade.exactOptional(),
      schluss: grade.exactOptional(),
    })
    .exactOptional(),
  leads: z.boolean().exactOptional(),
  meetsThirdParties: z.boolean().exactOptional(),
  thirdParties: text.exactOptional(),
  trained: z.boolean().exactOptional(),
  reason: z.enum(leavingReasons).exactOptional(),
  occasion: z.enum(['fuehrungswechsel', 'aufgabenwechsel', 'versetzung', 'betriebsuebergang', 'elternzeit', 'eigenerWunsch']).exactOptional(),
  ofPerson: z.partialRecord(z.enum(ofPersonNames), text).exactOptional(),
  signers: z.array(z.strictObject({ name: text, position: text })),
})
