import { z } from 'zod'
import { ofPersonNames } from '#zeugnis/terms'

const isoDate = z.iso.date()

/** The day on which the first texts of this website were published: none of them is older. */
const firstPublished = '2026-11-21'

/** A day on which something happened to a text of ours. */
const ownDate = isoDate.refine((date) => date >= firstPublished, `no text was there before ${firstPublished}`)

/** Topics of the blog, in the order of its filter. */
export const blogTopics = ['law', 'language', 'recruiting', 'digital', 'company'] as const
export type BlogTopic = (typeof blogTopics)[number]

/** Topics of the knowledge entries, in the order of the glossary. */
export const entryTopics = ['kinds', 'parts', 'grades', 'techniques', 'law', 'process', 'recruiting'] as const
export type EntryTopic = (typeof entryTopics)[number]

/** Front matter of every text; `docs/editing.md` explains the fields to editors. */
const base = z.strictObject({
  title: z.string().min(1).max(65),
  heading: z.string().min(1).optional(),
  description: z.string().min(70).max(160),
  lead: z.string().min(1),
  label: z.string().min(1).max(40).optional(),
  /** What visitors call it and the text does not. */
  keywords: z.array(z.string().min(1)).min(1).optional(),
})

const pages = base.extend({
  /** Day of the last change: legal pages show it. */
  revised: ownDate.optional(),
  /** Of the overview of the blog: the article that stands first, with its figure. */
  featured: z.string().min(1).optional(),
})

const blog = base.extend({
  topic: z.enum(blogTopics),
  published: ownDate,
  /** Day of the last change. */
  revised: ownDate,
  legal: z.boolean().optional(),
  sources: z.array(z.string()).optional(),
})

/** What a statute lays down, and what a court has decided: one sentence each. */
const statute = z.strictObject({ norm: z.string().min(1), holding: z.string().min(1) })
const ruling = z.strictObject({ court: z.string().min(1), date: isoDate, number: z.string().min(1), holding: z.string().min(1) })

/** A German sentence as it stands in a reference. The page marks it as the engine reads it; `grade` is what we expect of it. */
const example = z.strictObject({
  sentence: z.string().min(1),
  grade: z.union([z.number().min(1).max(5).multipleOf(0.5), z.literal('none')]),
  /** What an editor adds to the engine's reading. */
  note: z.string().min(1),
  /** What a reader of this trade would miss in it. */
  missing: z.string().min(1).optional(),
})

const wissen = base.extend({
  term: z.string().min(1),
  definition: z.string().min(1),
  topic: z.enum(entryTopics),
  /** Day of the last change. */
  revised: ownDate,
  sample: z.string().min(1),
  /** What readers come for stands in the text, as letters to copy: it comes before examples and law. */
  textFirst: z.literal(true).optional(),
  examples: z.array(example).min(1),
  statutes: z.array(statute).optional(),
  rulings: z.array(ruling).optional(),
  customs: z.array(z.string().min(1)).optional(),
  /** Coded meanings without proof. */
  lore: z.array(z.string().min(1)).optional(),
  related: z.array(z.string()),
  sources: z.array(z.string()).optional(),
})

const vorlagen = base.extend({
  role: z.string().min(1),
  /** Who writes the sample letter: invented. */
  sample: z.strictObject({
    employer: z.string().min(1),
    city: z.string().min(1),
    about: z.string().min(1),
    /** The invented person's own duties: exact, without a choice left open. */
    tasks: z.array(z.string().min(1)).min(5),
    /** What is true of the invented person alone, as the generator takes it. */
    ofPerson: z.partialRecord(z.enum(ofPersonNames), z.string().min(1)),
    /** Who signs for this firm: invented, in a function that may judge the person. */
    signer: z.strictObject({ name: z.string().min(1), position: z.string().min(1) }),
    /** The page's own advice on what belongs in, word for word, and where the letter follows it. */
    advice: z.strictObject({ says: z.string().min(1), shown: z.array(z.string().min(1)).min(1) }),
  }),
})

/** A part of several pages: it has no head of its own. */
const parts = z.strictObject({})

export const frontMatterSchemas = { pages, blog, wissen, vorlagen, parts } as const

export type Area = keyof typeof frontMatterSchemas
export type FrontMatter<A extends Area> = z.infer<(typeof frontMatterSchemas)[A]>
