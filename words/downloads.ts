import { z } from 'zod'
import list from '../content/downloads.json' with { type: 'json' }
import facts from '../content/facts/downloads.json' with { type: 'json' }

const text = z.string().min(1)
const bilingual = z.strictObject({ de: text, en: text })

const fileSchema = z.strictObject({
  /** A file without a language holds both. */
  language: z.enum(['de', 'en']).optional(),
  format: z.enum(['pdf', 'docx', 'zip']),
})

const downloadSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  /** The day to which its contents were checked. */
  asOf: z.iso.date(),
  title: bilingual,
  use: bilingual,
  /** What in it is sample data. */
  sample: bilingual.optional(),
  files: z.array(fileSchema).min(1),
})

/** Files that other pages hand out: listed here, made there. */
const handedOutSchema = z.strictObject({ id: z.enum(['openapi', 'api-types']), title: bilingual, use: bilingual })

const schema = z.strictObject({
  groups: z.array(
    z.strictObject({
      id: z.enum(['writing', 'checking', 'organising', 'developing', 'press']),
      flag: z.string().regex(/^[a-z]$/),
      label: bilingual,
      title: bilingual,
      downloads: z.array(downloadSchema),
      handedOut: z.array(handedOutSchema).default([]),
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

export type HandedOut = z.infer<typeof handedOutSchema>
export type Download = z.infer<typeof downloadSchema>
export type DownloadFacts = z.infer<typeof factsSchema>

export interface MadeFile {
  readonly name: string
  readonly format: Download['files'][number]['format']
  readonly language?: 'de' | 'en' | undefined
  readonly bytes: number
  readonly pages?: number | undefined
}

/** What visitors may take away, by what it is for, in the order of the page. */
export const downloadGroups = schema.parse(list).groups

/** What `npm run downloads` makes. */
export const downloads: readonly Download[] = downloadGroups.flatMap((group) => group.downloads)

/** What the tool found when it made the files; written by `npm run downloads`. */
export const downloadFacts: DownloadFacts = factsSchema.parse(facts)

/** Pictures are drawn for screens with two pixels for one: pages show them half as wide. The first page of a file is of A4. */
export const sheetPictureSize = { width: 256, height: 362 } as const
export const kitPictureSize = { width: 560, height: 390 } as const

/** Where the picture of a file's first page stands. */
export const sheetPicturePath = (name: string) => `/sheets/${name}.webp`

/** Where the picture of a file of the press kit stands, by its path there. */
export const kitPicturePath = (file: string) => `/sheets/pressemappe/${file.replace(/^.*\//, '')}.webp`

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
