import { z } from 'zod'
import { phraseGroups } from '#zeugnis/light'
import dataSheetTexts from '../content/downloads/datenschutz-zeugnisgenerator.json' with { type: 'json' }
import phraseTableTexts from '../content/downloads/formulierungen.json' with { type: 'json' }
import gradeScaleTexts from '../content/downloads/notenstufen.json' with { type: 'json' }
import pressTexts from '../content/downloads/pressemappe.json' with { type: 'json' }
import checklistTexts from '../content/downloads/zeugnis-pruefen.json' with { type: 'json' }
import blankLetterTexts from '../content/downloads/zeugnis-vorlagen.json' with { type: 'json' }
import processTexts from '../content/downloads/zeugnisprozess.json' with { type: 'json' }

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
  /** What the press page shows of the kit, by the path of the file in it. */
  pictures: z.array(z.strictObject({ path: text, name: text, formats: text })).min(1),
})

const phraseTablesSchema = z.strictObject({
  title: text,
  lead: text,
  reading: z.strictObject({ heading: text, points: z.array(z.strictObject({ text, basis: text.optional() })) }),
  pattern: z.strictObject({ heading: text, grades: z.strictObject({ 1: text, 2: text, 3: text, 4: text, 5: text }) }),
  groups: z.record(z.enum(phraseGroups), z.strictObject({ name: text, about: text })),
  custom: text,
  foot: text,
})

const rows = z.strictObject({ heading: text, rows: z.array(z.strictObject({ label: text, text })).min(1) })
const place = z.strictObject({ heading: text, about: text })

const dataSheetSchema = z.strictObject({
  title: text,
  lead: text,
  glance: rows,
  places: z.strictObject({ browser: place, server: place, product: place }),
  labels: z.strictObject({ purpose: text, data: text, basis: text, storage: text, kept: text }),
  kept: text,
  own: rows,
  foot: text,
  sample: text,
})

const processSchema = z.strictObject({
  title: text,
  lead: text,
  note: text,
  case: z.strictObject({ heading: text, fields: z.array(z.strictObject({ label: text, choices: z.array(text).optional() })) }),
  steps: z.strictObject({
    heading: text,
    columns: z.tuple([text, text, text, text, text]),
    rows: z.array(z.strictObject({ step: text, who: text, result: text, days: z.int().positive() })),
    total: text,
  }),
  checks: points,
  release: z.strictObject({ heading: text, columns: z.tuple([text, text, text, text]), roles: z.array(text).min(1) }),
  after: points,
  law: z.strictObject({ heading: text, points: z.array(z.strictObject({ text, basis: text })).min(1) }),
  foot: text,
})

const gap = text.regex(/^(?:\[[^[\]]+\] ?)+$/)
/** A blank letter has a gap for every group but honesty, which few occupations need. */
const gapGroup = z.enum(phraseGroups).exclude(['vertrauen'])
export const blankGroups = gapGroup.options
const gaps = z.record(gapGroup, gap)
const post = { job: gap, duties: z.array(gap).min(1), signers: z.array(z.strictObject({ name: gap, position: gap })).min(1) }

/** What stands in a blank letter: all of it in square brackets, so that nothing stays unnoticed. */
const blankLetterSchema = z.strictObject({
  note: text,
  letterhead: gap,
  city: gap,
  company: gap,
  firstName: gap,
  lastName: gap,
  days: z.strictObject({ from: gap, to: gap, issued: gap }),
  ...post,
  /** What differs in vocational training. */
  training: z.strictObject({ ...post, gaps: z.partialRecord(gapGroup, gap) }),
  gaps,
})

export type BlankLetterTexts = z.infer<typeof blankLetterSchema>
export type ChecklistTexts = z.infer<typeof checklistSchema>
export type DataSheetTexts = z.infer<typeof dataSheetSchema>
export type ProcessTexts = z.infer<typeof processSchema>
export type GradeScaleTexts = z.infer<typeof gradeScaleSchema>
export type PhraseTableTexts = z.infer<typeof phraseTablesSchema>
export type PressTexts = z.infer<typeof pressSchema>

/** What stands on the sheets that `npm run downloads` makes. */
export const gradeScale = inBoth(gradeScaleSchema).parse(gradeScaleTexts)
export const checklist = inBoth(checklistSchema).parse(checklistTexts)
export const press = inBoth(pressSchema).parse(pressTexts)
export const dataSheet = inBoth(dataSheetSchema).parse(dataSheetTexts)
export const processTemplate = inBoth(processSchema).parse(processTexts)
export const phraseTables = inBoth(phraseTablesSchema).parse(phraseTableTexts)
export const blankLetters = inBoth(blankLetterSchema).parse(blankLetterTexts)
