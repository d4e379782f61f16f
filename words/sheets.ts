import { z } from 'zod'
import gradeScaleTexts from '../content/downloads/notenstufen.json' with { type: 'json' }
import pressTexts from '../content/downloads/pressemappe.json' with { type: 'json' }
import checklistTexts from '../content/downloads/zeugnis-pruefen.json' with { type: 'json' }

const text = z.string().min(1)
const inBoth = <T extends z.ZodType>(schema: T) => z.strictObject({ de: schema, en: schema })
const sections = <T extends z.ZodType>(point: T) => z.array(z.strictObject({ heading: text, points: z.array(point).min(1) }))

const gradeText = z.strictObject({ name: text, why: text })

const gradeScaleSchema = z.strictObject({
  title: text,
  lead: text,
  grades: z.strictObject({ 1: gradeText, 2: gradeText, 3: gradeText, 4: gradeText, 5: gradeText }),
  sections: sections(z.strictObject({ text, basis: text.optional() })),
  foot: text,
})

const checklistSchema = z.strictObject({
  title: text,
  lead: text,
  custom: text,
  /** `basis: "custom"` where neither statute nor ruling says it; `source` then is what speaks to it all the same. */
  sections: sections(z.strictObject({ text, basis: text, source: text.optional() })),
  foot: text,
})

const points = z.strictObject({ heading: text, points: z.array(text).min(1) })

const pressSchema = z.strictObject({
  title: text,
  sample: text,
  lead: text,
  products: points,
  measured: points.extend({ grade: text, worst: text, none: text }),
  silent: points,
  contact: points,
  foot: text,
  asOf: text,
  readme: z.array(z.string()),
})

export type ChecklistTexts = z.infer<typeof checklistSchema>
export type GradeScaleTexts = z.infer<typeof gradeScaleSchema>
export type PressTexts = z.infer<typeof pressSchema>

/** What stands on the sheets that `npm run downloads` makes. */
export const gradeScale = inBoth(gradeScaleSchema).parse(gradeScaleTexts)
export const checklist = inBoth(checklistSchema).parse(checklistTexts)
export const press = inBoth(pressSchema).parse(pressTexts)
