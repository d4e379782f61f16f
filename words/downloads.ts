import { z } from 'zod'
import list from '../content/downloads.json' with { type: 'json' }
import facts from '../content/facts/downloads.json' with { type: 'json' }

const text = z.string().min(1)
const bilingual = z.strictObject({ de: text, en: text })

const fileSchema = z.strictObject({
  /** A file without a language holds both. */
  language: z.enum(['de', 'en']).optional(),
  format: z.enum(['pdf', 'zip']),
})

const schema = z.strictObject({
  downloads: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z-]+$/),
      flag: z.string().regex(/^[a-z]$/),
      kind: z.enum(['overview', 'checklist', 'press']),
      /** The day to which its contents were checked. */
      asOf: z.iso.date(),
      title: bilingual,
      use: bilingual,
      /** What in it is sample data. */
      sample: bilingual.optional(),
      files: z.array(fileSchema).min(1),
    }),
  ),
})

const factsSchema = z.record(
  z.string(),
  z.strictObject({
    /** Hash of everything the files were made from. */
    inputs: z.string().regex(/^[0-9a-f]{16}$/),
    files: z.record(z.string(), z.strictObject({ bytes: z.int().positive(), pages: z.int().positive().optional() })),
  }),
)

export type Download = z.infer<typeof schema>['downloads'][number]
export type DownloadFacts = z.infer<typeof factsSchema>

export interface MadeFile {
  readonly name: string
  readonly format: 'pdf' | 'zip'
  readonly language?: 'de' | 'en' | undefined
  readonly bytes: number
  readonly pages?: number | undefined
}

/** What visitors may take away, in the order of the page. */
export const downloads: readonly Download[] = schema.parse(list).downloads

/** What the tool found when it made the files; written by `npm run downloads`. */
export const downloadFacts: DownloadFacts = factsSchema.parse(facts)

/** `notenstufen-de.pdf`; a file of both languages names none. */
export function fileName({ id }: Download, { language, format }: Download['files'][number]): string {
  return `${language ? `${id}-${language}` : id}.${format}`
}

/** A download's files with what the tool found of them; none before it has made them. */
export function madeFiles(download: Download): MadeFile[] {
  const made = downloadFacts[download.id]?.files ?? {}
  return download.files.flatMap((file) => {
    const name = fileName(download, file)
    const found = made[name]
    return found ? [{ ...file, ...found, name }] : []
  })
}

/** The day to which a download's contents were checked. Throws a `RangeError` for one that is not in the list. */
export function checkedOn(id: string): string {
  const download = downloads.find((one) => one.id === id)
  if (!download) throw new RangeError(`No download: ${id}`)
  return download.asOf
}
